import Canonical
import Specification

extension WrittenAsyncAPI {
  /// A topic, a queue or the path of a WebSocket, with its messages (Channel Object).
  struct Channel: View {
    static let kind: ObjectKind? = .channel

    let cursor: Cursor

    var title: String? { cursor.string("title") }
    var address: String? { cursor.string("address") }
    var parameters: [Named<Parameter>] {
      isOfVersion1 ? listedParameters : cursor.entries("parameters")
    }
    /// The messages of version 3, by the key to which operations refer.
    var messages: [Named<Message>] { cursor.entries("messages") }
    /// The operation of version 2 by which a client sends messages.
    var publish: Operation? {
      isOfVersion1 ? operation(under: ["publish", "write", "send"]) : cursor.view("publish")
    }
    /// The operation of version 2 by which a client receives messages.
    var subscribe: Operation? {
      isOfVersion1 ? operation(under: ["subscribe", "read", "receive"]) : cursor.view("subscribe")
    }
    /// The operations of version 2.
    var operations: [Operation] { [publish, subscribe].compactMap(\.self) }
    var bindings: ProtocolBindings? { cursor.view("bindings") }
    var tags: [String] { cursor.tagNames }
    /// The names of the servers that have the channel; empty if all have it.
    var servers: [String] {
      cursor.sequence("servers")?.elements.compactMap { element in
        element.reference.flatMap { $0.text.split(separator: "/").last.map(String.init) }
          ?? element.string
      } ?? []
    }

    /// Whether the channel contains an operation, as in version 2.
    var hasOperations: Bool { cursor.has("publish") || cursor.has("subscribe") }

    func message(called key: String) -> Message? {
      let node = cursor.value("messages").flatMap { $0.reference == nil ? $0[key] : nil }
      return node.flatMap { cursor.view(of: $0, called: key) }
        ?? messages.first { $0.key == key }?.value
    }
  }

  /// A parameter of a channel's address (Parameter Object).
  struct Parameter: View {
    static let kind: ObjectKind? = .asyncParameter

    let cursor: Cursor

    /// The schema, in version 2.
    var schema: WrittenSchema? { cursor.schemas.schema("schema") }
    /// The values of `enum`, in version 3.
    var values: [String] { cursor.strings("enum") }
    var defaultValue: String? { cursor.string("default") }
  }
}
