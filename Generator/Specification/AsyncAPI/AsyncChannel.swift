extension AsyncAPI {
  /// Something that messages travel through: a topic, a queue, the path of a WebSocket.
  public struct Channel: View {
    public static let kind: ObjectKind? = .channel

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var title: String? { cursor.string("title") }
    public var address: String? { cursor.string("address") }
    public var parameters: [Named<Parameter>] { cursor.entries("parameters") }
    /// Of version 3, by the key that operations refer to.
    public var messages: [Named<Message>] { cursor.entries("messages") }
    /// What a client may send, in version 2.
    public var publish: Operation? { cursor.view("publish") }
    /// What a client receives, in version 2.
    public var subscribe: Operation? { cursor.view("subscribe") }
    /// Both, in version 2.
    public var operations: [Operation] { [publish, subscribe].compactMap(\.self) }
    public var bindings: ProtocolBindings? { cursor.view("bindings") }
    public var tags: [String] { cursor.tagNames }
    /// The names of the servers that have it; none where all do.
    public var servers: [String] {
      cursor.sequence("servers")?.elements.compactMap { element in
        element.reference.flatMap { $0.text.split(separator: "/").last.map(String.init) }
          ?? element.string
      } ?? []
    }

    /// Whether it has an operation inside, as in version 2.
    public var hasOperations: Bool { cursor.has("publish") || cursor.has("subscribe") }

    func message(called key: String) -> Message? {
      let node = cursor.value("messages").flatMap { $0.reference == nil ? $0[key] : nil }
      return node.flatMap { cursor.view(of: $0, called: key) }
        ?? messages.first { $0.key == key }?.value
    }
  }

  /// A part of a channel's address that whoever uses it chooses.
  public struct Parameter: View {
    public static let kind: ObjectKind? = .asyncParameter

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// Of version 2.
    public var schema: Schema? { cursor.schema("schema") }
    /// Of version 3, as it was written.
    public var values: [String] { cursor.strings("enum") }
    public var defaultValue: String? { cursor.string("default") }
  }
}
