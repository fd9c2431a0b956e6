import Shape
import Specification

extension Diagnostic.Code {
  static let badServer = Self("bad-server")
  static let relativeServer = Self("relative-server")
  static let unusedServer = Self("unused-server")
}

extension OperationShaper {
  func servers(_ views: [OpenAPI.Server]) -> [Server] {
    let servers = views.compactMap(server)
    if let first = servers.first(where: \.isTelling), !servers.contains(where: \.isAbsolute) {
      diagnostics.report(
        Diagnostic(
          .note,
          .relativeServer,
          at: views[0].mark,
          "\(Excerpt.quoted(first.template)) names no host; whoever makes the client does",
          mend: "write the whole URL of a server"
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
          .relativeServer,
          at: view.cursor.value("url")?.mark ?? view.mark,
          "\(Excerpt.quoted(server.template)) is relative, so the request goes to the client's"
            + " server",
          mend: "write the whole URL of this server"
        )
      }
      return server
    }
    if let own = servers.first(where: \.isAbsolute), servers.count > 1 || !own.usedVariables.isEmpty
    {
      warn(
        .unusedServer,
        at: views[0].mark,
        "a path or an operation has one server: the request goes to \(Excerpt.quoted(own.defaultURL))",
        mend: "describe the others as servers of the document"
      )
    }
    return servers
  }

  private func server(_ view: OpenAPI.Server) -> Server? {
    let mark = view.cursor.value("url")?.mark ?? view.mark
    let described = view.variables
    guard let url = view.url, let template = template(ofServer: url, described, at: mark) else {
      warn(
        .badServer,
        at: mark,
        "this server has no URL that can be read and is left out",
        mend: "write a URL, with variables as {name}"
      )
      return nil
    }
    let read = withoutQuery(template, at: mark)
    let server = Server(
      url: read.map(Server.Piece.init),
      variables: variables(in: read, of: url, described, at: view.mark),
      name: view.name,
      documentation: Documentation(text: view.description)
    )
    return isReachable(server, at: mark) ? server : nil
  }

  /// The variables that a URL names, each once.
  private func variables(
    in pieces: [Template.Piece],
    of url: String,
    _ described: [OpenAPI.Named<OpenAPI.Server.Variable>],
    at mark: Mark
  ) -> [Server.Variable] {
    var known: Set<String> = []
    return pieces.compactMap { piece in
      guard case .name(let name) = piece, known.insert(name).inserted else { return nil }
      return variable(
        name,
        described.first { $0.key == name }?.value,
        isScheme: url.hasPrefix("{\(name)}://") || url.hasPrefix("{{\(name)}}://"),
        at: mark
      )
    }
  }

  private func isReachable(_ server: Server, at mark: Mark) -> Bool {
    guard let defect = ServerAddress.defect(of: server.defaultURL) else { return true }
    warn(
      .badServer,
      at: mark,
      "the server \(Excerpt.quoted(server.template)) is left out: \(defect)",
      mend: "write scheme, host and path, as in https://api.example.com/v1"
    )
    return false
  }

  /// A URL with its variables; what marks one in Postman, in a shell or in Flask is a brace here.
  private func template(
    ofServer url: String,
    _ variables: [OpenAPI.Named<OpenAPI.Server.Variable>],
    at mark: Mark
  ) -> [Template.Piece]? {
    var meant = ""
    // Where a brace isn't closed, there is no saying where the host ends.
    let isBalanced = url.count { $0 == "{" } == url.count { $0 == "}" }
    for piece in isBalanced ? PathPiece.pieces(of: url) : [.text(url)] {
      switch piece {
      case .text(let text), .rest(let text): meant += text
      case .braces(let name):
        if meant.hasSuffix("$") { meant.removeLast() }
        meant += "{\(name.trimmingBlanks)}"
      }
    }
    let values = variables.map { ($0.key, $0.value.defaultValue ?? $0.value.values.first ?? "") }
    meant = ServerAddress(meant, values: Dictionary(values) { first, _ in first }).template
    if meant != url, let template = Template.pieces(meant) {
      warn(
        .badServer,
        at: mark,
        "the server \(Excerpt.quoted(url)) is taken as \(Excerpt.quoted(meant))",
        mend: "write it so"
      )
      return template
    }
    return Template.pieces(url)
  }

  /// The paths of operations follow a server, so that it can't have a query or a fragment.
  private func withoutQuery(_ template: [Template.Piece], at mark: Mark) -> [Template.Piece] {
    var pieces: [Template.Piece] = []
    for piece in template {
      guard case .text(let text) = piece, let end = text.firstIndex(where: { "?#".contains($0) })
      else {
        pieces.append(piece)
        continue
      }
      warn(
        .badServer,
        at: mark,
        "a server cannot have a query or a fragment, which is left out here",
        mend: "describe the query as parameters"
      )
      return end > text.startIndex ? pieces + [.text(String(text[..<end]))] : pieces
    }
    return pieces
  }

  private func variable(
    _ name: String,
    _ view: OpenAPI.Server.Variable?,
    isScheme: Bool,
    at mark: Mark
  ) -> Server.Variable {
    let values = view?.values ?? []
    let assumed = values.first ?? (isScheme ? "https" : "")
    if view?.defaultValue == nil {
      warn(
        .badServer,
        at: view?.mark ?? mark,
        "the server variable \(Excerpt.quoted(name)) has no default;"
          + " \(Excerpt.quoted(assumed)) is assumed",
        mend: "give it a default"
      )
    }
    if let view, let value = view.defaultValue, !values.isEmpty, !values.contains(value) {
      warn(
        .badServer,
        at: view.cursor.value("default")?.mark ?? view.mark,
        "the default \(Excerpt.quoted(value)) of the server variable \(Excerpt.quoted(name)) is not"
          + " in its enum; any text is taken",
        mend: "list it"
      )
    }
    return Server.Variable(
      name: name,
      defaultValue: view?.defaultValue ?? assumed,
      values: values,
      documentation: Documentation(text: view?.description)
    )
  }
}

extension Server.Piece {
  fileprivate init(_ piece: Template.Piece) {
    self =
      switch piece {
      case .text(let text): .literal(text)
      case .name(let name): .variable(name)
      }
  }
}
