extension OpenAPI {
  /// A value beside the body, in a request or, as a header, in a response.
  public struct Parameter: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var name: String? { cursor.string("name") }
    public var location: String? { cursor.string("in") }
    public var isRequired: Bool { cursor.flag("required") }
    public var isDeprecated: Bool { cursor.flag("deprecated") }
    public var style: String? { cursor.string("style") }
    public var explode: Bool? { cursor.boolean("explode") }
    public var allowsReserved: Bool { cursor.flag("allowReserved") }
    public var schema: Schema? { cursor.schema("schema") }
    public var content: [Named<MediaType>] { cursor.entries("content") }
  }

  /// A header of a response: a parameter whose name is its key.
  public typealias Header = Parameter
}
