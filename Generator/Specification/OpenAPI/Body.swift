extension OpenAPI {
  /// What a request carries.
  public struct RequestBody: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var isRequired: Bool { cursor.flag("required") }
    public var content: [Named<MediaType>] { cursor.entries("content") }
  }

  /// A body in one media type.
  public struct MediaType: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var schema: Schema? { cursor.schema("schema") }
  }

  /// What one status means.
  public struct Response: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var headers: [Named<Header>] { cursor.entries("headers") }
    public var content: [Named<MediaType>] { cursor.entries("content") }
  }
}
