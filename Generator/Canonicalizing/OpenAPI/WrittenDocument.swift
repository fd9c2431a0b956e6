import Canonical
import Specification

extension WrittenOpenAPI {
  /// The root of a description (OpenAPI Object).
  struct Document: View {
    let cursor: Cursor

    var info: Info? { cursor.view("info") }
    var servers: [Server] { cursor.views("servers") }
    var paths: [Named<PathItem>] { cursor.entries("paths", extensible: true) }
    /// The webhooks of 3.1, and those under `x-webhooks` in documents of 3.0.
    var webhooks: [Named<PathItem>] {
      cursor.entries("webhooks", extensible: true)
        + cursor.entries("x-webhooks", extensible: true)
    }
    var tags: [Tag] { cursor.views("tags") }
    /// Nil if the document declares no security.
    var security: [SecurityRequirement]? { cursor.requirements("security") }
    var securityMark: Mark? { cursor.value("security")?.mark }

    var schemas: [Named<WrittenSchema>] {
      (components?.schemas.named("schemas") ?? []) + swaggerSchemas
    }

    var securitySchemes: [Named<SecurityScheme>] {
      (components?.entries("securitySchemes") ?? []) + swaggerSecuritySchemes
    }

    /// The names of all security schemes, including invalid ones.
    var securitySchemeNames: [String] {
      [components?.members("securitySchemes"), cursor.members("securityDefinitions")]
        .flatMap { ($0 ?? []).map(\.key) }
    }

    private var components: Cursor? {
      cursor.mapping("components").map { Cursor($0, in: source) }
    }
  }

  /// Metadata of the document (Info Object).
  struct Info: View {
    let cursor: Cursor

    var title: String? { cursor.string("title") }
  }

  /// A group of operations (Tag Object).
  struct Tag: View {
    let cursor: Cursor

    var name: String? { cursor.string("name") }
  }
}

extension WrittenOpenAPI.Document {
  /// Returns nil after reporting why the entry file is not an OpenAPI document.
  init?(_ documents: Documents, diagnostics: Diagnostics) {
    guard let root = documents.entry?.root,
      let version = WrittenOpenAPI.Version(of: root, diagnostics: diagnostics)
    else { return nil }
    let source = Description(documents: documents, diagnostics: diagnostics, version: version)
    self.init(cursor: Cursor(root, in: source))
  }
}
