import Canonical
import Specification

extension WrittenAsyncAPI {
  /// Something that messages travel through: a topic, a queue, the path of a WebSocket.
  struct Channel: View {
    static let kind: ObjectKind? = .channel

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var title: String? { cursor.string("title") }
    var address: String? { cursor.string("address") }
    var parameters: [Named<Parameter>] { cursor.entries("parameters") }
    /// Of version 3, by the key that operations refer to.
    var messages: [Named<Message>] { cursor.entries("messages") }
    /// What a client may send, in version 2.
    var publish: Operation? { cursor.view("publish") }
    /// What a client receives, in version 2.
    var subscribe: Operation? { cursor.view("subscribe") }
    /// Both, in version 2.
    var operations: [Operation] { [publish, subscribe].compactMap(\.self) }
    var bindings: ProtocolBindings? { cursor.view("bindings") }
    var tags: [String] { cursor.tagNames }
    /// The names of the servers that have it; none where all do.
    var servers: [String] {
      cursor.sequence("servers")?.elements.compactMap { element in
        element.reference.flatMap { $0.text.split(separator: "/").last.map(String.init) }
          ?? element.string
      } ?? []
    }

    /// Whether it has an operation inside, as in version 2.
    var hasOperations: Bool { cursor.has("publish") || cursor.has("subscribe") }

    func message(called key: String) -> Message? {
      let node = cursor.value("messages").flatMap { $0.reference == nil ? $0[key] : nil }
      return node.flatMap { cursor.view(of: $0, called: key) }
        ?? messages.first { $0.key == key }?.value
    }
  }

  /// A variable part of a channel's address.
  struct Parameter: View {
    static let kind: ObjectKind? = .asyncParameter

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// Of version 2.
    var schema: Schema? { cursor.schema("schema") }
    /// Of version 3, as it was written.
    var values: [String] { cursor.strings("enum") }
    var defaultValue: String? { cursor.string("default") }
  }
}
