import Canonical

/// The key of a path, taken at what its author means by it.
///
/// A valid key means what it says. Others come from URI templates (RFC 6570), Google's HTTP rules,
/// routers, Postman, and documents that tell operations apart by what follows `#`.
struct PathTemplate {
  let key: String
  /// The path as OpenAPI writes it.
  private(set) var path = ""
  private(set) var query: [OpenAPI.QueryItem] = []
  /// The names whose values may be several segments of the path.
  private(set) var wideNames: Set<String> = []
  /// The names behind colons that are text of the path.
  private(set) var literalNames: [String] = []
  /// Whether the key has what no request carries, after `#`.
  private(set) var hasFragment = false

  /// `declared` are the names of path parameters, which are taken as they are; a segment with a
  /// colon before any other name is one too where `colonsAreParameters`, as in routers.
  init(_ key: String, declared: [String], colonsAreParameters: Bool) {
    self.key = key
    let pieces = PathPiece.pieces(of: PathTemplate.withoutServer(key.trimmingBlanks))
    // Braces without a name mean a parameter that no braces name.
    let written = Set(pieces.compactMap(\.content))
    var unnamed = declared.filter { !written.contains($0) }
    let declared = Set(declared)
    var made = MadeNames(taken: declared.union(written))
    for piece in pieces {
      switch piece {
      case .text(let text): path += text
      case .braces(let content):
        let name = unnamed.first ?? made.next
        take(PathExpression(content, declared: declared, unnamed: name))
        if path.hasSuffix("{\(made.next)}") { made.advance() }
        unnamed.removeAll { path.hasSuffix("{\($0)}") }
      case .rest(let text): takeRest(text)
      }
    }
    takeSigns(declared, colonsAreParameters)
    if !path.hasPrefix("/") { path = "/" + path }
  }

  private mutating func take(_ expression: PathExpression) {
    if expression.isQuery {
      query += expression.names.map { OpenAPI.QueryItem(key: $0.text, value: nil) }
      return
    }
    for (place, name) in expression.names.enumerated() {
      if name.isWide { wideNames.insert(name.text) }
      path += expression.lead ?? (place == 0 ? "" : ",")
      path += "{\(name.text)}"
    }
  }

  /// What follows a question mark or a number sign outside of braces.
  private mutating func takeRest(_ text: String) {
    hasFragment = text.contains("#")
    query += text.prefix { $0 != "#" }.dropFirst().split(separator: "&")
      .compactMap(PathTemplate.item)
  }

  private static func item(_ text: Substring) -> OpenAPI.QueryItem? {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = PercentText.decoded(halves[0])
    if key.isEmpty { return nil }
    return OpenAPI.QueryItem(
      key: key,
      value: halves.count > 1 ? PercentText.decoded(halves[1]) : ""
    )
  }

  /// Whether a key has braces of OpenAPI, and not only those of Postman's variables.
  static func hasBraces(_ key: String) -> Bool {
    key.prefix { !"?#".contains($0) }.replacing("{{", with: "").contains("{")
  }

  /// `/:name` and `/*name` are `/{name}` where a path parameter has that name.
  private mutating func takeSigns(_ declared: Set<String>, _ colonsAreParameters: Bool) {
    guard path.contains("/:") || path.contains("/*") else { return }
    path = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      guard let sign = segment.first, ":*".contains(sign) else { return String(segment) }
      let name = String(segment.dropFirst())
      let isMarked = sign == ":" && name.isIdentifier
      guard declared.contains(name) || isMarked && colonsAreParameters else {
        if isMarked { literalNames.append(name) }
        return String(segment)
      }
      if sign == "*" { wideNames.insert(name) }
      return "{\(name)}"
    }
    .joined(separator: "/")
  }

  /// The key without a server before its path: an address, or a variable of Postman's.
  private static func withoutServer(_ key: String) -> String {
    var rest = key[...]
    if let scheme = rest.firstRange(of: "://"), !rest[..<scheme.lowerBound].contains("/") {
      rest = rest[scheme.upperBound...].drop { $0 != "/" }
    }
    if rest.hasPrefix("{{"), let close = rest.firstRange(of: "}}") {
      let path = rest[close.upperBound...]
      if path.isEmpty || path.hasPrefix("/") { rest = path }
    }
    return String(rest)
  }
}

/// The names of braces that have none, and that no parameter is described for.
private struct MadeNames {
  let taken: Set<String>
  private var number = 1

  init(taken: Set<String>) {
    self.taken = taken
    skipTaken()
  }

  var next: String { number == 1 ? "value" : "value\(number)" }

  mutating func advance() {
    number += 1
    skipTaken()
  }

  private mutating func skipTaken() {
    while taken.contains(next) { number += 1 }
  }
}

extension String {
  /// Whether it is letters, digits and underscores, no digit first.
  fileprivate var isIdentifier: Bool {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0 == "_") }
    return first.map(isLetter) == true
      && allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
  }
}
