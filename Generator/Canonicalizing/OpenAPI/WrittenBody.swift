import Canonical
import Specification

extension WrittenOpenAPI {
  /// What a request carries.
  struct RequestBody: View {
    static let kind: ObjectKind? = .requestBody

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var isRequired: Bool { cursor.flag("required") }
    var content: [Named<MediaType>] { cursor.content }
  }

  /// A body in one media type.
  struct MediaType: View {
    static let kind: ObjectKind? = .mediaType

    let cursor: Cursor
    /// Whether it was said that a schema stands in its place.
    let isNoted: Bool

    init(_ cursor: Cursor) { self.init(cursor, isNoted: false) }

    init(_ cursor: Cursor, isNoted: Bool) {
      self.cursor = cursor
      self.isNoted = isNoted
    }

    var schema: Schema? { cursor.schema("schema") ?? ownSchema }
    /// The schema of each of many values that follow one another (3.2).
    var itemSchema: Schema? { cursor.schema("itemSchema") }
    /// The data of an event that only says that none follow: `[DONE]`.
    var terminator: String? { cursor.string("x-stream-terminator") }
    /// By the name of the member.
    var encoding: [Named<Encoding>] { cursor.entries("encoding") }
  }

  /// What one status means.
  struct Response: View {
    static let kind: ObjectKind? = .response

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var headers: [Named<Header>] { cursor.entries("headers") }
    var content: [Named<MediaType>] { cursor.content }
    /// Text in place of a response is taken as its description.
    var description: String? { node.string ?? cursor.string("description") }
    /// Where the answer leads, by the author's word for it.
    var links: [Named<Link>] { cursor.entries("links", extensible: true) }
  }

  /// Another operation that can be asked with what an answer brings.
  struct Link: View {
    static let kind: ObjectKind? = .link

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// The operation, by its id or by a reference.
    var operation: String? { cursor.string("operationId") ?? cursor.string("operationRef") }
  }
}
