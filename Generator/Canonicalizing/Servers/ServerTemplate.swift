import Canonical

/// The URL of a server as its author wrote it; what marks a variable in Postman, in a shell or in
/// Flask is a brace here.
struct ServerTemplate {
  let pieces: [ServerURL.Piece]
  /// What stands before a query or a fragment, to the letter.
  let written: String
  /// Whether there is one, which a server can't have, since the paths of operations follow it.
  let hasQuery: Bool

  /// Nil where braces don't match or hold no name.
  init?(_ url: String) {
    // Where a brace isn't closed, there is no saying where the host ends.
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
  /// The variable in the place of the scheme: `{scheme}://api.example.com`.
  var scheme: String? {
    guard case .variable(let name)? = first, case .literal(let text)? = dropFirst().first,
      text.hasPrefix("://")
    else { return nil }
    return name
  }
}
