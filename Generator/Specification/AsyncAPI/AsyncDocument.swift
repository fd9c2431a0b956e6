extension AsyncAPI {
  /// A whole description.
  public struct Document: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    /// The root of a file as AsyncAPI; nil after reporting why it is none.
    public init?(_ root: Node, of documents: Documents, diagnostics: Diagnostics) {
      guard let claimed = Version(of: root, diagnostics: diagnostics) else { return nil }
      let source = Description(
        documents: documents,
        diagnostics: diagnostics,
        version: .v3_1,
        asyncVersion: claimed
      )
      cursor = Cursor(root, in: source)
    }

    public var info: OpenAPI.Info? { cursor.view("info") }
    public var servers: [Named<Server>] { cursor.entries("servers", extensible: true) }
    /// What messages are in that don't say it themselves.
    public var defaultContentType: String? { cursor.string("defaultContentType") }
    public var channels: [Named<Channel>] { cursor.entries("channels", extensible: true) }
    /// Of version 3; version 2 has them inside of channels.
    public var operations: [Named<Operation>] {
      cursor.entries("operations", extensible: true)
    }

    public var schemas: [Named<Schema>] {
      components?.namedSchemas("schemas") ?? []
    }

    /// Those that channels may refer to.
    public var messages: [Named<Message>] {
      components?.entries("messages") ?? []
    }

    private var components: Cursor? {
      cursor.mapping("components").map { Cursor($0, in: source) }
    }
  }
}

extension Node {
  /// Whether it is the root of an AsyncAPI document.
  public var isAsyncAPI: Bool { self["asyncapi"] != nil && self["openapi"] == nil }
}
