import Canonical
import Specification

extension WrittenOpenAPI {
  /// The body of a request (Request Body Object).
  struct RequestBody: View {
    static let kind: ObjectKind? = .requestBody

    let cursor: Cursor

    var isRequired: Bool { cursor.flag("required") }
    var content: [Named<MediaType>] { cursor.content }
  }

  /// A body in one media type (Media Type Object).
  struct MediaType: View {
    static let kind: ObjectKind? = .mediaType

    let cursor: Cursor
    /// Whether it has been reported that the node is a schema and not a media type.
    let isReported: Bool
    /// Whether it is XML that Swagger 2.0 lists beside JSON.
    var isAlternative = false

    var schema: WrittenSchema? { cursor.schemas.schema("schema") ?? ownSchema }
    /// The schema of each item of a sequential media type (3.2).
    var itemSchema: WrittenSchema? { cursor.schemas.schema("itemSchema") }
    /// The data of the event that ends the stream, such as `[DONE]`.
    var terminator: String? { cursor.string("x-stream-terminator") }
    /// The encodings by the name of the property.
    var encoding: [Named<Encoding>] { cursor.entries("encoding") }
  }

  /// The response of a status (Response Object).
  struct Response: View {
    static let kind: ObjectKind? = .response

    let cursor: Cursor

    var headers: [Named<Header>] { cursor.entries("headers") }
    var content: [Named<MediaType>] { cursor.content }
    /// The schema of the body in Swagger 2.0.
    var schema: WrittenSchema? { cursor.schemas.schema("schema") }
    /// The description; text instead of a response is its description.
    var description: String? { node.string ?? cursor.string("description") }
    var links: [Named<Link>] { cursor.entries("links", extensible: true) }
  }

  /// An operation that can follow a response (Link Object).
  struct Link: View {
    static let kind: ObjectKind? = .link

    let cursor: Cursor

    /// The `operationId`, or else the `operationRef`.
    var operation: String? { cursor.string("operationId") ?? cursor.string("operationRef") }
  }
}

extension WrittenOpenAPI.MediaType {
  init(cursor: Cursor) { self.init(cursor: cursor, isReported: false) }
}
