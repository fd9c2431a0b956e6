import Canonical
import Specification

/// Reads and reports the keys of Swagger 2 at the root of a document of OpenAPI 3.
struct SwaggerSections {
  private let document: WrittenOpenAPI.Document

  init(_ document: WrittenOpenAPI.Document) { self.document = document }

  /// Reports the sections that OpenAPI 3 has under `components`.
  func report(to diagnostics: Diagnostics) {
    for entry in document.node.entries {
      guard let section = Self.sections[entry.key] else { continue }
      diagnostics.warn(
        .wrongVersionKeyword,
        at: entry.keyMark,
        "\(Excerpt.quoted(entry.key)) belongs to Swagger 2; interpreted as"
          + " “components/\(section)”",
        fix: "move \(Excerpt.quoted(entry.key)) to “components/\(section)”"
      )
    }
  }

  private static let sections = [
    "definitions": "schemas", "securityDefinitions": "securitySchemes",
  ]

  /// Returns the server of `host`, `basePath` and `schemes`, which are reported, if the document
  /// has no other.
  func servers(_ diagnostics: Diagnostics) -> [OpenAPI.Server] {
    guard
      let first = document.node.entries.first(where: { SwaggerServers.keys.contains($0.key) })
    else { return [] }
    let server = document.servers.isEmpty ? server : nil
    let meaning =
      server.map { "interpreted as the server URL \(Excerpt.quoted($0.template))" } ?? "ignored"
    diagnostics.warn(
      .wrongVersionKeyword,
      at: first.keyMark,
      "\(Excerpt.quoted(first.key)) belongs to Swagger 2; \(meaning)",
      fix: "write the server URL under “servers”"
    )
    return [server].compactMap(\.self).map {
      OpenAPI.Server(
        mark: first.keyMark,
        url: $0,
        urlMark: first.keyMark,
        name: nil,
        description: nil
      )
    }
  }

  /// The server with the secure one of several schemes; nil if its URL is invalid.
  private var server: ServerURL? {
    // The report of the key covers all problems.
    let servers = SwaggerServers(document: document, diagnostics: Diagnostics())
    guard let url = servers.firstURL else { return nil }
    let server = ServerURL(pieces: [.literal(url)])
    return server.isSpecific && ServerDefect.found(in: url) == nil ? server : nil
  }
}
