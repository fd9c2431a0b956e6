extension AsyncAPI {
  /// What stands in an extension about connections: keep-alive, back-off and the like.
  public struct Fact: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// The value under a key; an explicit null counts as absent.
    public subscript(key: String) -> Node? { cursor.value(key) }

    /// The message to which a key refers.
    public func message(_ key: String) -> MessageReference? {
      self[key].flatMap { cursor.messageReference($0, called: key) }
    }

    /// The messages to which a list refers.
    public func messages(_ key: String) -> [MessageReference] {
      cursor.messageReferences(key) ?? []
    }

    public func part(_ key: String) -> Fact? { cursor.view(key) }
    public func parts(_ key: String) -> [Fact] { cursor.views(key) }
  }

  /// The extensions that stand at the root, at a server or at a channel.
  public struct Facts {
    private let cursor: Cursor

    public init(of owner: some View) { cursor = owner.cursor }

    /// Whether nothing is said beyond the standard.
    public var isEmpty: Bool { !cursor.node.entries.contains { $0.key.hasPrefix("x-") } }

    public func fact(_ name: String) -> Fact? { cursor.view(name) }

    /// None where nothing is said.
    public func list(_ name: String) -> [Fact]? {
      cursor.value(name) == nil ? nil : cursor.views(name)
    }
  }
}
