extension OpenAPI {
  /// A base URL.
  public struct Server: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var url: String? { cursor.string("url") }
    /// Since 3.2.
    public var name: String? { cursor.string("name") }
    public var variables: [Named<Variable>] { cursor.entries("variables") }

    /// A part of the URL that the caller may choose.
    public struct Variable: View {
      public static let kind: ObjectKind? = .serverVariable

      public let cursor: Cursor

      public init(_ cursor: Cursor) { self.cursor = cursor }

      public var defaultValue: String? { cursor.string("default") }
      public var values: [String] { cursor.strings("enum") }
    }
  }
}
