import Canonical
import Specification

/// Reads the URL of a server, as its author means it.
struct ServerReader {
  let diagnostics: Diagnostics

  /// The server of an OpenAPI document; nil after reporting that no request can go to it.
  func server(_ view: WrittenOpenAPI.Server) -> OpenAPI.Server? {
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
    var server = ServerURL(pieces: template.pieces, variables: variables.all)
    server.pieces = ServerAddress(of: server).pieces
    noteMeaning(of: server, writtenAs: template, at: mark)
    variables.note(to: diagnostics, at: view.mark)
    return reachable(server, isTold: !variables.haveDefaults, at: mark).map {
      OpenAPI.Server(
        mark: view.mark,
        url: $0,
        urlMark: mark,
        name: view.name,
        description: view.description
      )
    }
  }

  private func noteMeaning(
    of server: ServerURL,
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
  private func reachable(_ server: ServerURL, isTold: Bool, at mark: Mark) -> ServerURL? {
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
    for server: ServerURL,
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

  /// The URL of a server of an AsyncAPI document; nil after reporting that there is none.
  func url(
    of written: WrittenAsyncAPI.Server,
    at mark: Mark
  ) -> ServerURL? {
    guard let address = written.url, var pieces = ServerTemplate.pieces(of: address) else {
      warn(
        .invalidServer,
        at: written.urlMark,
        "this server has no address that can be read and is omitted",
        fix: "write its host, with variables as {name}"
      )
      return nil
    }
    let scheme = written.protocol?.lowercased()
    // Version 2 allows a URL without its scheme, and version 3 has none.
    if let scheme, case .literal(let text)? = pieces.first, !text.contains("://") {
      pieces[0] = .literal("\(scheme)://\(text)")
    } else if let scheme, case .variable? = pieces.first {
      pieces.insert(.literal("\(scheme)://"), at: 0)
    }
    let variables = ServerVariables(written.variables, in: pieces, scheme: scheme ?? "wss")
    variables.note(to: diagnostics, at: mark)
    return ServerURL(pieces: pieces, variables: variables.all)
  }

  private func warn(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String) {
    diagnostics.report(Diagnostic(.warning, code, at: mark, message, fix: fix))
  }
}

extension ServerURL {
  /// The URL with a value of the caller's in the place of each default that isn't the only choice.
  fileprivate var urlOfOtherValues: String {
    let others = variables.filter { $0.isOpen && $0.name != pieces.scheme }.map { variable in
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
