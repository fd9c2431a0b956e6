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
        "\(Excerpt.quoted(first.template)) has no host; the code that creates the client sets it",
        fix: "write the whole URL of a server"
      )
    }
    return servers
  }

  /// The servers of a path or an operation; warns about relative URLs, which are not supported.
  ///
  /// A request goes to the first absolute URL, with its variables at their defaults.
  func ownServers(_ views: [OpenAPI.Server]) -> [Server] {
    let servers = views.map { view in
      let server = server(view)
      if !server.isAbsolute {
        diagnostics.warn(
          .invalidServer,
          at: view.urlMark,
          "\(Excerpt.quoted(server.template)) is relative, so the request goes to the client's"
            + " server",
          fix: "write the whole URL of this server"
        )
      }
      return server
    }
    if let own = servers.first(where: \.isAbsolute), servers.count > 1 || !own.usedVariables.isEmpty
    {
      diagnostics.warn(
        .notGenerated,
        at: views[0].mark,
        "a path or an operation has one server: the request goes to"
          + " \(Excerpt.quoted(own.defaultURL))",
        fix: "describe the others as servers of the document"
      )
    }
    return servers
  }

  private func server(_ view: OpenAPI.Server) -> Server {
    Server(view.url, name: view.name, documentation: Documentation(text: view.description))
  }
}

extension Server {
  /// A server by its URL.
  init(
    _ url: ServerURL,
    name: String? = nil,
    protocol: String? = nil,
    documentation: Documentation = Documentation(),
    policies: ConnectionPolicies = ConnectionPolicies()
  ) {
    self.init(
      url: url.pieces.map { piece in
        switch piece {
        case .literal(let text): .literal(text)
        case .variable(let name): .variable(name)
        }
      },
      variables: url.variables.map {
        Variable(
          name: $0.name,
          defaultValue: $0.defaultValue,
          values: $0.values,
          documentation: Documentation(text: $0.description)
        )
      },
      name: name,
      protocol: `protocol`,
      documentation: documentation,
      policies: policies
    )
  }
}
