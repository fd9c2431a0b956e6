import Canonical
import Specification

/// Reads and corrects the URL of a server.
struct ServerReader {
  let diagnostics: Diagnostics

  /// Returns a server of an OpenAPI document, or nil after reporting that its URL is invalid.
  func server(_ view: WrittenOpenAPI.Server) -> OpenAPI.Server? {
    let mark = view.cursor.value("url")?.mark ?? view.mark
    guard let url = view.url, let template = ServerTemplate(url) else {
      diagnostics.warn(
        .invalidServer,
        at: mark,
        "missing or invalid server URL; ignored",
        fix: "write “url”, with variables as {name}"
      )
      return nil
    }
    let variables = ServerVariables(view.variables, in: template.pieces, scheme: "https")
    var server = ServerURL(pieces: template.pieces, variables: variables.all)
    server.pieces = ServerAddress(of: server).pieces
    reportMeaning(of: server, writtenAs: template, at: mark)
    variables.report(to: diagnostics, at: view.mark)
    return reachable(server, isReported: !variables.haveDefaults, at: mark).map {
      OpenAPI.Server(
        mark: view.mark,
        url: $0,
        urlMark: mark,
        name: view.name,
        description: view.description
      )
    }
  }

  private func reportMeaning(
    of server: ServerURL,
    writtenAs template: ServerTemplate,
    at mark: Mark
  ) {
    if template.hasQuery {
      diagnostics.warn(
        .invalidServer,
        at: mark,
        "a server URL can't have a query or a fragment; ignored",
        fix: "describe the query as parameters"
      )
    }
    if server.template != template.written {
      diagnostics.warn(
        .invalidServer,
        at: mark,
        "invalid server URL \(Excerpt.quoted(template.written)); interpreted as"
          + " \(Excerpt.quoted(server.template))",
        fix: "write \(Excerpt.quoted(server.template))"
      )
    }
  }

  /// Returns the server with valid defaults of its variables, or nil after reporting that its URL
  /// is invalid.
  ///
  /// `isReported` states that a missing default has been reported.
  private func reachable(_ server: ServerURL, isReported: Bool, at mark: Mark) -> ServerURL? {
    guard server.isSpecific, let defect = ServerDefect.found(in: server.defaultURL) else {
      return server
    }
    if let (index, value) = server.reachableValue {
      reportAssumedValue(of: value, for: server, since: defect, at: mark)
      var changed = server
      changed.variables[index].defaultValue = value
      return changed
    }
    let isKept = ServerDefect.found(in: server.urlWithPlaceholders) == nil
    if !isKept || !isReported {
      let url = Excerpt.quoted(server.template)
      diagnostics.warn(
        .invalidServer,
        at: mark,
        isKept
          ? "the server URL \(url) is invalid with its default values: \(defect.reason)"
          : "invalid server URL \(url): \(defect.reason); ignored",
        fix: isKept ? "set default values that result in a valid URL" : defect.fix
      )
    }
    return isKept ? server : nil
  }

  private func reportAssumedValue(
    of value: String,
    for server: ServerURL,
    since defect: ServerDefect,
    at mark: Mark
  ) {
    diagnostics.warn(
      .invalidServer,
      at: mark,
      "the server URL \(Excerpt.quoted(server.template)) is invalid with its default values:"
        + " \(defect.reason); \(Excerpt.quoted(value)) is used",
      fix: "set the default to \(Excerpt.quoted(value))"
    )
  }

  /// Returns the URL of a server of an AsyncAPI document, or nil after reporting that it has none.
  func url(
    of written: WrittenAsyncAPI.Server,
    at mark: Mark
  ) -> ServerURL? {
    guard let address = written.url, var pieces = ServerTemplate.pieces(of: address) else {
      diagnostics.warn(
        .invalidServer,
        at: written.urlMark,
        "missing or invalid server address; ignored",
        fix:
          "write “\(written.source.asyncVersion(of: written.node) == .v3 ? "host" : "url")”, with"
          + " variables as {name}"
      )
      return nil
    }
    let name = written.protocol?.lowercased()
    // Server-sent events have no scheme of their own.
    let scheme = name == "sse" ? "https" : name
    // In version 2 the URL can have no scheme, and in version 3 it never has one.
    if let scheme, case .literal(let text)? = pieces.first, !text.contains("://") {
      pieces[0] = .literal("\(scheme)://\(text)")
    } else if let scheme, case .variable? = pieces.first {
      pieces.insert(.literal("\(scheme)://"), at: 0)
    }
    let variables = ServerVariables(written.variables, in: pieces, scheme: scheme ?? "wss")
    variables.report(to: diagnostics, at: mark)
    return ServerURL(pieces: pieces, variables: variables.all)
  }
}

extension ServerURL {
  /// The URL with a placeholder for each variable that has any value.
  fileprivate var urlWithPlaceholders: String {
    let others = variables.filter { $0.isOpen && $0.name != pieces.scheme }.map { variable in
      (variable.name, variable.defaultValue.contains("://") ? "https://1" : "1")
    }
    return url(with: Dictionary(others) { first, _ in first })
  }

  /// The first listed value of a variable that makes the URL valid, and the variable's index.
  fileprivate var reachableValue: (Int, String)? {
    for (index, variable) in variables.enumerated() where !variable.isOpen {
      let value = variable.values.first {
        ServerDefect.found(in: url(with: [variable.name: $0])) == nil
      }
      if let value { return (index, value) }
    }
    return nil
  }
}
