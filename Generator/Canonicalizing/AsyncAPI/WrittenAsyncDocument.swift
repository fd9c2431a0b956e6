import Canonical
import Specification

extension WrittenAsyncAPI {
  /// The root of a description (AsyncAPI Object).
  struct Document: View {
    let cursor: Cursor

    var info: WrittenOpenAPI.Info? { cursor.view("info") }
    var servers: [Named<Server>] {
      isOfVersion1 ? listedServers : cursor.entries("servers", extensible: true)
    }
    /// The content type of messages without one.
    var defaultContentType: String? { cursor.string("defaultContentType") }
    var channels: [Named<Channel>] {
      isOfVersion1 ? topics : cursor.entries("channels", extensible: true)
    }
    /// The operations of version 3; version 2 has them in channels.
    var operations: [Named<Operation>] {
      isOfVersion1 ? [] : cursor.entries("operations", extensible: true)
    }

    var schemas: [Named<WrittenSchema>] {
      components?.schemas.named("schemas") ?? []
    }

    /// The messages of `components`.
    var messages: [Named<Message>] {
      components?.entries("messages") ?? []
    }

    var securitySchemes: [Named<WrittenOpenAPI.SecurityScheme>] {
      components?.entries("securitySchemes") ?? []
    }

    private var components: Cursor? {
      cursor.mapping("components").map { Cursor($0, in: source) }
    }
  }
}

extension WrittenAsyncAPI.Document {
  /// Returns nil after reporting why the root of a file is not an AsyncAPI document.
  init?(_ root: Node, of documents: Documents, diagnostics: Diagnostics) {
    guard let claimed = WrittenAsyncAPI.Version(of: root, diagnostics: diagnostics) else {
      return nil
    }
    let source = Description(
      documents: documents,
      diagnostics: diagnostics,
      version: .v3_1,
      asyncVersion: claimed
    )
    self.init(cursor: Cursor(root, in: source))
  }
}
