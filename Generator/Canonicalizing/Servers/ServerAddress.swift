import Canonical

/// Corrects the URL of a server: a missing or misspelled scheme, and spaces in the path.
struct ServerAddress {
  let pieces: [ServerURL.Piece]

  init(of server: ServerURL) {
    var corrected = server
    corrected.pieces = ServerTemplate.pieces(of: ServerAddress.withScheme(server)) ?? server.pieces
    pieces = ServerAddress.encodingPath(
      of: corrected.pieces,
      isAbsolute: corrected.defaultURL.contains("://")
    )
  }

  private static func withScheme(_ server: ServerURL) -> String {
    let written = server.template.trimmingBlanks
    let scheme = ["https", "http"].first { name in
      let rest = written.dropFirst(name.count)
      return written.lowercased().hasPrefix(name)
        && (rest.hasPrefix(":") || rest.hasPrefix("//"))
    }
    if let scheme {
      let rest = written.dropFirst(scheme.count)
      let address = rest.drop { ":/".contains($0) }
      return rest == "://" + address ? written : "\(scheme)://\(address)"
    }
    if written.hasPrefix("//") { return "https:" + written }
    return ServerHost(beginning: server).map { "\($0.scheme)://\(written)" } ?? written
  }

  private static func encodingPath(
    of pieces: [ServerURL.Piece],
    isAbsolute: Bool
  ) -> [ServerURL.Piece] {
    var isPath = !isAbsolute
    return pieces.map { piece in
      guard case .literal(let text) = piece else { return piece }
      let path = isPath ? text[...] : path(in: text)
      isPath = isPath || !path.isEmpty
      return .literal(text[..<path.startIndex] + Template.encoded(String(path)))
    }
  }

  /// Returns the path of a URL.
  private static func path(in text: String) -> Substring {
    let host = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
    return host.drop { $0 != "/" }
  }
}
