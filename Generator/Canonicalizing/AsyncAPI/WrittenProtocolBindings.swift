import Specification

extension WrittenAsyncAPI {
  /// Protocol-specific information, by the name of the protocol (Bindings Objects).
  struct ProtocolBindings: View {
    static let kind: ObjectKind? = .asyncBindings

    let cursor: Cursor

    /// The request that opens a WebSocket connection.
    var ws: Binding? { cursor.view("ws") }
    /// The HTTP request of messages.
    var http: Binding? { cursor.view("http") }

    /// The bindings of other protocols, which aren't read.
    var others: [Node.Entry] {
      node.entries.filter { !Self.read.contains($0.key) && !$0.key.hasPrefix("x-") }
    }

    /// The bindings of WebSocket and HTTP that have a `query` or `headers`.
    var requests: [Node.Entry] {
      node.entries.filter { entry in
        Self.read.contains(entry.key)
          && ["query", "headers"].contains { entry.value[$0] != nil }
      }
    }

    private static let read = ["ws", "http"]

    /// The bindings of all protocols.
    var protocols: [Node.Entry] { node.entries.filter { !$0.key.hasPrefix("x-") } }

    /// The schemas in bindings, each with the protocol and the key.
    var schemas: [Named<WrittenSchema>] {
      Self.schemaKeys.flatMap { name, keys -> [Named<WrittenSchema>] in
        guard cursor.value(name)?.kind == .mapping, let binding: Binding = cursor.view(name) else {
          return []
        }
        return keys.compactMap { key in
          guard let value = binding.cursor.value(key), value.kind == .mapping,
            let schema = binding.cursor.schemas.schema(key)
          else { return nil }
          return Named(key: "\(name) \(key)", keyMark: value.mark, value: schema)
        }
      }
    }

    /// The keys whose values may be schemas.
    private static let schemaKeys = [
      ("ws", ["query", "headers"]), ("http", ["query", "headers"]),
      ("kafka", ["key", "groupId", "clientId"]), ("mqtt", ["correlationData", "responseTopic"]),
    ]

    /// The common properties of the bindings of WebSocket and HTTP.
    struct Binding: View {
      let cursor: Cursor

      /// An object whose properties are the parameters of the query.
      var query: WrittenSchema? { cursor.schemas.schema("query") }
      /// An object whose properties are headers.
      var headers: WrittenSchema? { cursor.schemas.schema("headers") }
      /// The HTTP method of the request, such as `GET`.
      var method: String? { cursor.string("method") }
      /// `request` or `response`, in the HTTP bindings of AsyncAPI 2.
      var type: String? { cursor.string("type") }
    }
  }
}
