import Canonical
import Shape

/// The parts of a recorded URL.
struct RecordedURL {
  /// The scheme in lower case; empty for a relative URL.
  let scheme: String
  /// The host in lower case, with its port unless it is the scheme's default.
  let authority: String
  /// The percent-encoded path.
  let path: String
  /// The query without its question mark.
  let query: String

  init(_ url: String) {
    let text = url.prefix { $0 != "#" }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = halves.first ?? ""
    var authority = Substring()
    self.scheme = path.firstRange(of: "://").map { path[..<$0.lowerBound].lowercased() } ?? ""
    if let scheme = path.firstRange(of: "://") {
      let isSecure = ["https", "wss"].contains(self.scheme)
      let rest = path[scheme.upperBound...]
      authority = rest.prefix { $0 != "/" }
      path = rest.dropFirst(authority.count)
      let port = isSecure ? ":443" : ":80"
      if authority.hasSuffix(port) { authority = authority.dropLast(port.count) }
    }
    self.authority = authority.lowercased()
    self.path = path.isEmpty ? "/" : String(path)
    query = halves.count > 1 ? String(halves[1]) : ""
  }

  /// The scheme, host and port: `https://shop.example`.
  var origin: String { "\(scheme)://\(authority)" }
}

extension Server {
  /// The host and its port, in which a variable matches any text; nil for a relative URL.
  private var authority: [Template.Piece]? {
    guard let start = pattern.firstRange(of: "://") else { return nil }
    return Self.pieces(String(pattern[start.upperBound...].prefix { $0 != "/" }).lowercased())
  }

  /// The path of the URL without its last slash; a variable matches any text.
  var basePath: [Template.Piece] {
    var text = pattern
    if let start = text.firstRange(of: "://") {
      text = String(text[start.upperBound...].drop { $0 != "/" })
    }
    while text.hasSuffix("/") { text.removeLast() }
    return Self.pieces(text)
  }

  /// The path of the URL with the defaults of its variables, without its last slash.
  var defaultBasePath: String {
    var text = defaultURL[...]
    if let start = text.firstRange(of: "://") {
      text = text[start.upperBound...].drop { $0 != "/" }
    }
    if text.hasPrefix("./") { text = text.dropFirst() }
    while text.hasSuffix("/") { text.removeLast() }
    return text.isEmpty || text.hasPrefix("/") ? String(text) : "/\(text)"
  }

  /// Whether the URL is absolute and has this host and port.
  func hasAuthority(_ authority: String) -> Bool {
    guard let pieces = self.authority else { return false }
    return RecordedRequest.match(pieces[...], authority[...], []) != nil
  }

  /// The URL with its variables between U+0001, which can't occur in a URL.
  private var pattern: String {
    (Template.pieces(template) ?? []).map { piece in
      switch piece {
      case .text(let text): text
      case .name(let name): "\u{1}\(name)\u{1}"
      }
    }.joined()
  }

  private static func pieces(_ pattern: String) -> [Template.Piece] {
    pattern.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, half in
        if index % 2 == 1 { return .name("server variable \(half)") }
        return half.isEmpty ? nil : .text(String(half))
      }
  }
}
