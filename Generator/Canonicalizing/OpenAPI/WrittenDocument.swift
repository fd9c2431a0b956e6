import Canonical
import Specification

extension WrittenOpenAPI {
  /// A whole description.
  struct Document: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// The entry of `documents` as OpenAPI; nil after reporting why it is none.
    init?(_ documents: Documents, diagnostics: Diagnostics) {
      guard let root = documents.entry?.root,
        let version = Version(of: root, diagnostics: diagnostics)
      else { return nil }
      let source = Description(documents: documents, diagnostics: diagnostics, version: version)
      cursor = Cursor(root, in: source)
    }

    var info: Info? { cursor.view("info") }
    var servers: [Server] { cursor.views("servers") }
    var paths: [Named<PathItem>] { cursor.entries("paths", extensible: true) }
    /// Those of 3.1, and those that documents of 3.0 have under `x-webhooks`.
    var webhooks: [Named<PathItem>] {
      cursor.entries("webhooks", extensible: true)
        + cursor.entries("x-webhooks", extensible: true)
    }
    var tags: [Tag] { cursor.views("tags") }
    /// None when the document doesn't say.
    var security: [SecurityRequirement]? { cursor.requirements("security") }

    var schemas: [Named<Schema>] {
      (components?.namedSchemas("schemas") ?? []) + leftoverSchemas
    }

    var securitySchemes: [Named<SecurityScheme>] {
      (components?.entries("securitySchemes") ?? []) + leftoverSecuritySchemes
    }

    /// The names of all security schemes, readable or not.
    var securitySchemeNames: [String] {
      [components?.members("securitySchemes"), cursor.members("securityDefinitions")]
        .flatMap { ($0 ?? []).map(\.key) }
    }

    private var components: Cursor? {
      cursor.mapping("components").map { Cursor($0, in: source) }
    }
  }

  /// What the document calls itself.
  struct Info: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var title: String? { cursor.string("title") }
  }

  /// What the document says about a word that groups operations.
  struct Tag: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var name: String? { cursor.string("name") }
  }
}
