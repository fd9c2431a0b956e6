import Shape
import Specification

extension ChannelShaper {
  /// The places to which clients connect, by the names that the document gives them.
  func servers() -> [Server] {
    description.servers.compactMap { named in
      guard let url = named.value.url, let pieces = ServerTemplate.pieces(of: url) else {
        warn(
          .invalidServer,
          at: named.value.urlMark,
          "this server has no address that can be read and is omitted",
          fix: "write its host, with variables as {name}"
        )
        return nil
      }
      return server(named, pieces)
    }
  }

  private func server(
    _ named: Named<AsyncAPI.Server>,
    _ pieces: [Server.Piece]
  ) -> Server {
    let view = named.value
    var url = pieces
    let spoken = view.protocol?.lowercased()
    // Version 2 allows a URL without its scheme, and version 3 has none.
    if let spoken, case .literal(let text)? = url.first, !text.contains("://") {
      url[0] = .literal("\(spoken)://\(text)")
    } else if let spoken, case .variable? = url.first {
      url.insert(.literal("\(spoken)://"), at: 0)
    }
    let variables = ServerVariables(view.variables, in: url, scheme: spoken ?? "wss")
    variables.note(to: diagnostics, at: named.keyMark)
    return Server(
      url: url,
      variables: variables.shaped,
      name: named.key,
      protocol: spoken,
      documentation: Documentation(text: view.summary ?? view.description ?? view.title),
      facts: facts(of: view)
    )
  }
}
