extension OpenAPI {
  /// How one member of a form travels.
  public struct Encoding: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// One media type, a range, or several with commas between.
    public var contentType: String? { cursor.string("contentType") }
    public var headers: [Named<Header>] { cursor.entries("headers") }
    public var style: String? { cursor.string("style") }
    public var explode: Bool? { cursor.boolean("explode") }
    public var allowsReserved: Bool { cursor.flag("allowReserved") }

    /// Whether the member is serialized as a parameter would be (3.1.1, section 4.8.15.1.2).
    public var isStyled: Bool {
      cursor.has("style") || cursor.has("explode") || cursor.has("allowReserved")
    }
  }
}
