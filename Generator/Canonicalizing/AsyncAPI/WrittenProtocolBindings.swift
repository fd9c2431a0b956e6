import Specification

extension WrittenAsyncAPI {
  /// What is said for one protocol alone, by the protocol's name.
  struct ProtocolBindings: View {
    static let kind: ObjectKind? = .asyncBindings

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// How a connection is opened.
    var ws: Binding? { cursor.view("ws") }
    /// How a message is asked for.
    var http: Binding? { cursor.view("http") }

    /// Those of protocols that nothing is generated from.
    var others: [Node.Entry] {
      node.entries.filter { !Self.read.contains($0.key) && !$0.key.hasPrefix("x-") }
    }

    /// Those of WebSocket and HTTP that say how something is asked for.
    var asking: [Node.Entry] {
      node.entries.filter { entry in
        Self.read.contains(entry.key)
          && ["query", "headers"].contains { entry.value[$0] != nil }
      }
    }

    private static let read = ["ws", "http"]

    /// What WebSocket and HTTP say alike.
    struct Binding: View {
      let cursor: Cursor

      init(_ cursor: Cursor) { self.cursor = cursor }

      /// An object whose members are the parameters of the query.
      var query: Schema? { cursor.schema("query") }
      /// An object whose members are headers.
      var headers: Schema? { cursor.schema("headers") }
    }
  }
}
