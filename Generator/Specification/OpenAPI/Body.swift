extension OpenAPI {
  /// What a request carries.
  public struct RequestBody: View {
    public static let kind: ObjectKind? = .requestBody

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var isRequired: Bool { cursor.flag("required") }
    public var content: [Named<MediaType>] { cursor.content }
  }

  /// A body in one media type.
  public struct MediaType: View {
    public static let kind: ObjectKind? = .mediaType

    public let cursor: Cursor
    /// Whether it was said that a schema stands in its place.
    let isNoted: Bool

    public init(_ cursor: Cursor) { self.init(cursor, isNoted: false) }

    init(_ cursor: Cursor, isNoted: Bool) {
      self.cursor = cursor
      self.isNoted = isNoted
    }

    public var schema: Schema? { cursor.schema("schema") ?? ownSchema }
    /// The schema of each of many values that follow one another (3.2).
    public var itemSchema: Schema? { cursor.schema("itemSchema") }
    /// The data of an event that only says that none follow: `[DONE]`.
    public var terminator: String? { cursor.string("x-stream-terminator") }
    /// By the name of the member.
    public var encoding: [Named<Encoding>] { cursor.entries("encoding") }
  }

  /// What one status means.
  public struct Response: View {
    public static let kind: ObjectKind? = .response

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var headers: [Named<Header>] { cursor.entries("headers") }
    public var content: [Named<MediaType>] { cursor.content }
    /// Text in place of a response is taken as its description.
    public var description: String? { node.string ?? cursor.string("description") }
    /// Where the answer leads, by the author's word for it.
    public var links: [Named<Link>] { cursor.entries("links", extensible: true) }
  }

  /// Another operation that can be asked with what an answer brings.
  public struct Link: View {
    public static let kind: ObjectKind? = .link

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// The operation, by its id or by a reference.
    public var operation: String? { cursor.string("operationId") ?? cursor.string("operationRef") }
  }
}
