import Canonical

/// The URL of a server, with variables of Postman, shells and Flask in the syntax of OpenAPI.
struct ServerTemplate {
  let pieces: [ServerURL.Piece]
  /// The URL as it is written, without a query or fragment.
  let written: String
  /// Whether the URL has a query or fragment, which is invalid before the path of an operation.
  let hasQuery: Bool

  /// Returns nil if braces don't match or contain no name.
  init?(_ url: String) {
    // With an unmatched brace the end of the host is unknown.
    guard url.count(where: { $0 == "{" }) == url.count(where: { $0 == "}" }) else { return nil }
    var text = ""
    var query = ""
    for piece in PathPiece.pieces(of: url) {
      switch piece {
      case .text(let piece): text += piece
      case .rest(let piece): query = piece
      case .braces(let name):
        if text.hasSuffix("$") { text.removeLast() }
        text += "{\(name.trimmingBlanks)}"
      }
    }
    guard let pieces = ServerTemplate.pieces(of: text) else { return nil }
    self.pieces = pieces
    written = String(url.dropLast(query.count))
    hasQuery = !query.isEmpty
  }

  static func pieces(of text: String) -> [ServerURL.Piece]? {
    Template.pieces(text)?.map { piece in
      switch piece {
      case .text(let text): .literal(text)
      case .name(let name): .variable(name)
      }
    }
  }
}

extension [ServerURL.Piece] {
  /// The variable that is the scheme, as in `{scheme}://api.example.com`.
  var scheme: String? {
    guard case .variable(let name)? = first, case .literal(let text)? = dropFirst().first,
      text.hasPrefix("://")
    else { return nil }
    return name
  }
}
