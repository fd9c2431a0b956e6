import Canonical
import Specification

extension WrittenAsyncAPI {
  /// A whole description.
  struct Document: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// The root of a file as AsyncAPI; nil after reporting why it is none.
    init?(_ root: Node, of documents: Documents, diagnostics: Diagnostics) {
      guard let claimed = Version(of: root, diagnostics: diagnostics) else { return nil }
      let source = Description(
        documents: documents,
        diagnostics: diagnostics,
        version: .v3_1,
        asyncVersion: claimed
      )
      cursor = Cursor(root, in: source)
    }

    var info: WrittenOpenAPI.Info? { cursor.view("info") }
    var servers: [Named<Server>] { cursor.entries("servers", extensible: true) }
    /// What messages are in that don't say it themselves.
    var defaultContentType: String? { cursor.string("defaultContentType") }
    var channels: [Named<Channel>] { cursor.entries("channels", extensible: true) }
    /// Of version 3; version 2 has them inside of channels.
    var operations: [Named<Operation>] {
      cursor.entries("operations", extensible: true)
    }

    var schemas: [Named<Schema>] {
      components?.namedSchemas("schemas") ?? []
    }

    /// Those that channels may refer to.
    var messages: [Named<Message>] {
      components?.entries("messages") ?? []
    }

    private var components: Cursor? {
      cursor.mapping("components").map { Cursor($0, in: source) }
    }
  }
}
