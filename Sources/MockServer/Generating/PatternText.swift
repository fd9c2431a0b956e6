import SchemaValidation

/// Texts that match a regular expression of ECMA-262.
struct PatternText {
  private let root: PatternNode
  /// Whether the expression matches whole texts, so that nothing can be added.
  let isAnchored: Bool

  /// Parses an expression; nil if its syntax is invalid or isn't supported.
  init?(_ pattern: String) {
    var parser = PatternParser(pattern)
    guard let root = parser.parse() else { return nil }
    self.root = root
    isAnchored = parser.hasEndAnchor
  }

  /// Returns a text that matches, unless the expression has conditions such as `(?=…)`.
  ///
  /// - Parameter spread: The number of repetitions beyond the least.
  func text(_ random: inout RandomSource, spread: Int) -> String {
    var groups: [String] = []
    return Self.text(root, &random, spread, &groups)
  }

  /// Whether a pattern matches a text somewhere; an invalid pattern matches all.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    SchemaPattern(pattern)?.matches(text) ?? true
  }

  private static func text(
    _ node: PatternNode,
    _ random: inout RandomSource,
    _ spread: Int,
    _ groups: inout [String]
  ) -> String {
    switch node {
    case .empty: return ""
    case .characters(let set): return String(set.scalar(&random))
    case .sequence(let nodes):
      return nodes.reduce(into: "") { $0 += text($1, &random, spread, &groups) }
    case .alternatives(let nodes):
      guard let selected = random.element(of: nodes) else { return "" }
      return text(selected, &random, spread, &groups)
    case .group(let inner):
      let index = groups.count
      groups.append("")
      let found = text(inner, &random, spread, &groups)
      groups[index] = found
      return found
    case .reference(let number):
      return groups.indices.contains(number - 1) ? groups[number - 1] : ""
    case .repeated(let inner, let least, let most):
      let upper = min(most ?? .max, least.addingReportingOverflow(spread).partialValue)
      let count = random.number(in: min(least, 10_000)...max(least, min(upper, 10_000)))
      return (0..<count).reduce(into: "") { result, _ in
        result += text(inner, &random, spread, &groups)
      }
    }
  }
}

/// A part of a regular expression.
indirect enum PatternNode {
  case empty
  case characters(PatternCharacters)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A group whose text can be referred to.
  case group(PatternNode)
  case reference(Int)
  case repeated(PatternNode, least: Int, most: Int?)
}

/// A set of characters.
struct PatternCharacters {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
  }

  static let digits = PatternCharacters([48...57])
  static let words = PatternCharacters([97...122, 48...57, 65...90, 95...95])
  static let letters = PatternCharacters([97...122, 65...90])
  static let capitals = PatternCharacters([65...90])
  static let smallLetters = PatternCharacters([97...122])
  static let spaces = PatternCharacters([32...32])
  /// The characters for `.`.
  static let any = PatternCharacters([97...122, 48...57, 65...90])
  private static let printable: [ClosedRange<UInt32>] = [97...122, 48...57, 65...90, 32...126]

  private func contains(_ value: UInt32) -> Bool {
    ranges.contains { $0.contains(value) } != isNegated
  }

  /// Returns a scalar of the set, printable if there is one.
  func scalar(_ random: inout RandomSource) -> Unicode.Scalar {
    for range in isNegated ? Self.printable : [] {
      let found = range.filter(contains)
      if let value = random.element(of: found), let scalar = Unicode.Scalar(value) { return scalar }
    }
    if isNegated { return (0xA1...0x2FFF).first(where: contains).flatMap { .init($0) } ?? "\u{0}" }
    // A range of letters or digits before others, and printable characters before the rest.
    let printable = ranges.filter { $0.lowerBound >= 32 && $0.lowerBound < 127 }
    guard let range = random.element(of: printable.isEmpty ? ranges : printable) else { return "a" }
    let upper = printable.isEmpty ? range.upperBound : min(range.upperBound, 126)
    let value = UInt32(random.number(in: Int(range.lowerBound)...Int(upper)))
    return Unicode.Scalar(value) ?? Unicode.Scalar(range.lowerBound) ?? "a"
  }
}
