extension AsyncAPI {
  /// What is said for one protocol alone, by the protocol's name.
  public struct ProtocolBindings: View {
    public static let kind: ObjectKind? = .asyncBindings

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// How a connection is opened.
    public var ws: Binding? { cursor.view("ws") }
    /// How a message is asked for.
    public var http: Binding? { cursor.view("http") }

    /// Those of protocols that nothing is generated from.
    public var others: [Node.Entry] {
      node.entries.filter { !["ws", "http"].contains($0.key) && !$0.key.hasPrefix("x-") }
    }

    /// What WebSocket and HTTP say alike.
    public struct Binding: View {
      public let cursor: Cursor

      public init(_ cursor: Cursor) { self.cursor = cursor }

      public var method: String? { cursor.string("method") }
      /// An object whose members are the parameters of the query.
      public var query: Schema? { cursor.schema("query") }
      /// An object whose members are headers.
      public var headers: Schema? { cursor.schema("headers") }
    }
  }
}
