import Canonical
import Shape
import Specification

/// A recorded request, taken apart by the template of its operation.
struct RecordedRequest {
  /// The values of path parameters, as they stand in the URL.
  let path: [String: String]
  /// Names decoded, values as they stand in the URL.
  let query: [(name: String, value: String)]
  let headers: [Recording.Pair]

  /// Nil when the path isn't the operation's.
  init?(_ request: Recording.Request, of operation: Operation, in service: Service) {
    let parts = RecordedRequest.split(request.url)
    let servers = operation.servers.isEmpty ? service.servers : operation.servers
    let bases = servers.map(\.basePath) + [[]]
    let pieces = operation.path.map { piece in
      switch piece {
      case .literal(let text): Template.Piece.text(text)
      case .parameter(let name): Template.Piece.name(name)
      }
    }
    let wide = Set(operation.parameters.filter(\.isWide).map(\.key))
    let matches = bases.lazy.compactMap { base in
      RecordedRequest.match((base + pieces)[...], parts.path[...], wide)
    }
    guard let path = matches.first else { return nil }
    self.path = path
    query = PercentText.pairs(parts.query)
    headers = request.headers
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The pairs of the `Cookie` header.
  var cookies: [(name: String, value: String)] {
    let text = headers.filter { $0.name.lowercased() == "cookie" }.map(\.value)
    return text.joined(separator: "; ").split(separator: ";").map { item in
      let halves = item.drop { $0 == " " }
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves.first ?? ""), halves.count > 1 ? String(halves[1]) : "")
    }
  }

  /// Path and query of a URL.
  private static func split(_ url: String) -> (path: String, query: String) {
    let text = url.prefix { $0 != "#" }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = halves.first ?? ""
    if let scheme = path.firstRange(of: "://") {
      let host = path[scheme.upperBound...]
      path = host.firstIndex(of: "/").map { host[$0...] } ?? "/"
    }
    return (String(path), halves.count > 1 ? String(halves[1]) : "")
  }

  /// The values of a template's names in a text; a name that isn't wide takes what no slash
  /// divides.
  private static func match(
    _ pieces: ArraySlice<Template.Piece>,
    _ text: Substring,
    _ wide: Set<String>
  ) -> [String: String]? {
    switch pieces.first {
    case nil: return text.isEmpty ? [:] : nil
    case .text(let literal):
      guard text.hasPrefix(literal) else { return nil }
      return match(pieces.dropFirst(), text.dropFirst(literal.count), wide)
    case .name(let name):
      var end = wide.contains(name) ? text.endIndex : text.prefix { $0 != "/" }.endIndex
      while true {
        if var rest = match(pieces.dropFirst(), text[end...], wide) {
          rest[name] = String(text[..<end])
          return rest
        }
        guard end > text.startIndex else { return nil }
        end = text.index(before: end)
      }
    }
  }
}

extension Parameter {
  fileprivate var isWide: Bool {
    if case .style(.segments, _, _) = serialization { location == .path } else { false }
  }
}

extension Server {
  /// The path below which the service lies; a variable stands for anything.
  fileprivate var basePath: [Template.Piece] {
    var text = ""
    for piece in url {
      switch piece {
      case .literal(let literal): text += literal
      // No character of a URL; it marks the place of a variable.
      case .variable(let name): text += "\u{1}\(name)\u{1}"
      }
    }
    if let scheme = text.firstRange(of: "://") {
      let host = text[scheme.upperBound...]
      text = host.firstIndex(of: "/").map { String(host[$0...]) } ?? ""
    }
    while text.hasSuffix("/") { text.removeLast() }
    let halves = text.split(separator: "\u{1}", omittingEmptySubsequences: false)
    return halves.enumerated().compactMap { index, half in
      if index % 2 == 1 { return .name("server variable \(half)") }
      return half.isEmpty ? nil : .text(String(half))
    }
  }
}
