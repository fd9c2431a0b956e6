import Canonical

/// Interprets the key of a path.
///
/// A valid key isn't changed. Others have the syntax of URI templates (RFC 6570), Google's HTTP
/// rules, routers or Postman, or distinguish operations by the text after `#`.
struct PathTemplate {
  let key: String
  /// The path in the syntax of OpenAPI.
  private(set) var path = ""
  private(set) var query: [OpenAPI.QueryItem] = []
  /// The names whose values can be several segments of the path.
  private(set) var multiSegmentNames: Set<String> = []
  /// The names after colons that are text of the path.
  private(set) var literalNames: [String] = []
  /// Whether the key has a fragment, which isn't part of a request.
  private(set) var hasFragment = false

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - key: The key of the path.
  ///   - declared: The names of the path parameters.
  ///   - colonsAreParameters: Whether `/:name` is a parameter without a declaration, too.
  init(_ key: String, declared: [String], colonsAreParameters: Bool) {
    self.key = key
    let pieces = PathPiece.pieces(of: PathTemplate.withoutServer(key.trimmingBlanks))
    // Braces without a name are assigned to a parameter without braces.
    let written = Set(pieces.compactMap(\.content))
    var unnamed = declared.filter { !written.contains($0) }
    let declared = Set(declared)
    var made = GeneratedNames(taken: declared.union(written))
    for piece in pieces {
      switch piece {
      case .text(let text): path += text
      case .braces(let content):
        let name = unnamed.first ?? made.next
        append(PathExpression(content, declared: declared, unnamed: name))
        if path.hasSuffix("{\(made.next)}") { made.advance() }
        unnamed.removeAll { path.hasSuffix("{\($0)}") }
      case .rest(let text): appendQuery(of: text)
      }
    }
    replaceRouterParameters(declared, colonsAreParameters)
    if !path.hasPrefix("/") { path = "/" + path }
  }

  private mutating func append(_ expression: PathExpression) {
    if expression.isQuery {
      query += expression.names.map { OpenAPI.QueryItem(key: $0.text, value: nil) }
      return
    }
    for (index, name) in expression.names.enumerated() {
      if name.isMultiSegment { multiSegmentNames.insert(name.text) }
      path += expression.separator ?? (index == 0 ? "" : ",")
      path += "{\(name.text)}"
    }
  }

  /// Appends the query of the text after the path, which begins with `?` or `#`.
  private mutating func appendQuery(of text: String) {
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

  /// Returns whether a key has braces other than those of Postman's variables.
  static func hasBraces(_ key: String) -> Bool {
    key.prefix { !"?#".contains($0) }.replacing("{{", with: "").contains("{")
  }

  /// Replaces `/:name` and `/*name` by `/{name}` if a path parameter has that name.
  private mutating func replaceRouterParameters(
    _ declared: Set<String>,
    _ colonsAreParameters: Bool
  ) {
    guard path.contains("/:") || path.contains("/*") else { return }
    path = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      guard let sign = segment.first, ":*".contains(sign) else { return String(segment) }
      let name = String(segment.dropFirst())
      let isMarked = sign == ":" && name.isIdentifier
      guard declared.contains(name) || isMarked && colonsAreParameters else {
        if isMarked { literalNames.append(name) }
        return String(segment)
      }
      if sign == "*" { multiSegmentNames.insert(name) }
      return "{\(name)}"
    }
    .joined(separator: "/")
  }

  /// Returns the key without a server before its path: a URL, or a variable of Postman.
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

/// Generates names for braces without a name or a declared parameter.
private struct GeneratedNames {
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
  /// Whether it has only letters, digits and underscores, and doesn't begin with a digit.
  fileprivate var isIdentifier: Bool {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0 == "_") }
    return first.map(isLetter) == true
      && allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
  }
}
