import Shape
import Specification

extension Diagnostic.Code {
  static let invalidServer = Self("invalid-server")
}

extension OperationShaper {
  func servers(_ views: [OpenAPI.Server]) -> [Server] {
    let servers = views.compactMap(server)
    if let first = servers.first(where: \.isTelling), !servers.contains(where: \.isAbsolute) {
      diagnostics.report(
        Diagnostic(
          .note,
          .invalidServer,
          at: views[0].mark,
          "\(Excerpt.quoted(first.template)) names no host; the code that makes the client does",
          fix: "write the whole URL of a server"
        )
      )
    }
    return servers
  }

  /// The servers of one path or operation; a relative one would be joined to the document's own.
  ///
  /// A request goes to the first, its variables at their defaults.
  func ownServers(_ views: [OpenAPI.Server]) -> [Server] {
    let servers = views.compactMap { view in
      let server = server(view)
      if let server, !server.isAbsolute {
        warn(
          .invalidServer,
          at: view.cursor.value("url")?.mark ?? view.mark,
          "\(Excerpt.quoted(server.template)) is relative, so the request goes to the client's"
            + " server",
          fix: "write the whole URL of this server"
        )
      }
      return server
    }
    if let own = servers.first(where: \.isAbsolute), servers.count > 1 || !own.usedVariables.isEmpty
    {
      warn(
        .notGenerated,
        at: views[0].mark,
        "a path or an operation has one server: the request goes to"
          + " \(Excerpt.quoted(own.defaultURL))",
        fix: "describe the others as servers of the document"
      )
    }
    return servers
  }

  private func server(_ view: OpenAPI.Server) -> Server? {
    let mark = view.cursor.value("url")?.mark ?? view.mark
    guard let url = view.url, let template = ServerTemplate(url) else {
      warn(
        .invalidServer,
        at: mark,
        "this server has no URL that can be read and is omitted",
        fix: "write a URL, with variables as {name}"
      )
      return nil
    }
    let variables = ServerVariables(view.variables, in: template.pieces, scheme: "https")
    var server = Server(
      url: template.pieces,
      variables: variables.shaped,
      name: view.name,
      documentation: Documentation(text: view.description)
    )
    server.url = ServerAddress(of: server).pieces
    noteMeaning(of: server, writtenAs: template, at: mark)
    variables.note(to: diagnostics, at: view.mark)
    return reachable(server, isTold: !variables.haveDefaults, at: mark)
  }

  private func noteMeaning(
    of server: Server,
    writtenAs template: ServerTemplate,
    at mark: Mark
  ) {
    if template.hasQuery {
      warn(
        .invalidServer,
        at: mark,
        "a server cannot have a query or a fragment, which is omitted here",
        fix: "describe the query as parameters"
      )
    }
    if server.template != template.written {
      warn(
        .invalidServer,
        at: mark,
        "the server \(Excerpt.quoted(template.written)) is read as"
          + " \(Excerpt.quoted(server.template))",
        fix: "write it so"
      )
    }
  }

  /// The server as requests can go to it, if need be with other values than its defaults.
  ///
  /// `isTold` says that a default is known to be missing.
  private func reachable(_ server: Server, isTold: Bool, at mark: Mark) -> Server? {
    guard server.isTelling, let defect = ServerDefect.found(in: server.defaultURL) else {
      return server
    }
    if let (index, value) = server.listedChoice {
      noteChoice(of: value, for: server, since: defect, at: mark)
      var changed = server
      changed.variables[index].defaultValue = value
      return changed
    }
    let isKept = ServerDefect.found(in: server.urlOfOtherValues) == nil
    if !isKept || !isTold {
      let loss = isKept ? "can't be asked at its defaults" : "is omitted"
      warn(
        .invalidServer,
        at: mark,
        "the server \(Excerpt.quoted(server.template)) \(loss): \(defect.reason)",
        fix: isKept ? "give its variables defaults that make a URL" : defect.fix
      )
    }
    return isKept ? server : nil
  }

  private func noteChoice(
    of value: String,
    for server: Server,
    since defect: ServerDefect,
    at mark: Mark
  ) {
    warn(
      .invalidServer,
      at: mark,
      "the server \(Excerpt.quoted(server.template)) can't be asked at its defaults:"
        + " \(defect.reason); \(Excerpt.quoted(value)) is assumed",
      fix: "make it the default"
    )
  }
}

extension Server {
  /// The URL with a value of the caller's in the place of each default that isn't the only choice.
  fileprivate var urlOfOtherValues: String {
    let others = variables.filter { $0.isOpen && $0.name != url.scheme }.map { variable in
      (variable.name, variable.defaultValue.contains("://") ? "https://1" : "1")
    }
    return url(with: Dictionary(others) { first, _ in first })
  }

  /// The first of the listed values with which a request can go there.
  fileprivate var listedChoice: (Int, String)? {
    for (index, variable) in variables.enumerated() where !variable.isOpen {
      let value = variable.values.first {
        ServerDefect.found(in: url(with: [variable.name: $0])) == nil
      }
      if let value { return (index, value) }
    }
    return nil
  }
}
