import Canonical
import Shape
import SourceDiagnostics

/// Resolves the servers of a document, a path or an operation.
struct ServerResolver {
  let diagnostics: Diagnostics

  /// The servers of a document.
  func servers(_ views: [OpenAPI.Server]) -> [Server] {
    let servers = views.map(server)
    if let first = servers.first(where: \.isSpecific), !servers.contains(where: \.isAbsolute) {
      diagnostics.note(
        .invalidServer,
        at: views[0].mark,
        "the server URL \(Excerpt.quoted(first.template)) has no host; the caller sets it",
        fix: "write an absolute URL; in Swagger 2.0, add “host”"
      )
    }
    return servers
  }

  /// The servers of a path or an operation; warns about those that depend on the location of the
  /// document.
  func ownServers(_ views: [OpenAPI.Server]) -> [Server] {
    views.compactMap { view in
      var server = server(view)
      if server.isAbsolute || server.defaultURL.hasPrefix("/") { return server }
      let template = server.template
      server.template = Self.path(template)
      server.defaultURL = Self.path(server.defaultURL)
      let meaning =
        server.isSpecific
        ? "interpreted as \(Excerpt.quoted(server.template))" : "the client's server is used"
      diagnostics.warn(
        .invalidServer,
        at: view.urlMark,
        "the server URL \(Excerpt.quoted(template)) is relative to the document; \(meaning)",
        fix: "write an absolute URL, or a path that begins with “/”"
      )
      return server.isSpecific ? server : nil
    }
  }

  /// The path for a URL that is relative to the folder of the document.
  private static func path(_ url: String) -> String {
    url.hasPrefix("./") ? String(url.dropFirst()) : "/\(url)"
  }

  private func server(_ view: OpenAPI.Server) -> Server {
    Server(view.url, name: view.name, documentation: Documentation(text: view.description))
  }
}

extension Server {
  init(
    _ url: ServerURL,
    name: String? = nil,
    protocol: String? = nil,
    documentation: Documentation = Documentation(),
    policies: ConnectionPolicies = ConnectionPolicies()
  ) {
    self.init(
      template: url.template,
      defaultURL: url.defaultURL,
      isSpecific: url.isSpecific
    )
    self.variables = url.variables.map {
      Variable(
        name: $0.name,
        defaultValue: $0.defaultValue,
        values: $0.values,
        documentation: Documentation(text: $0.description)
      )
    }
    self.name = name
    self.protocol = `protocol`
    self.documentation = documentation
    self.policies = policies
  }
}
