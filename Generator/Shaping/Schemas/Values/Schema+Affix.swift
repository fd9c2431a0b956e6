import Canonical
import Shape

extension Affix {
  /// The prefix or suffix that `pattern` requires of a property's text, in the schema or in the
  /// target of its `$ref`.
  init?(of subschemas: [Subschema]) {
    let affixes = subschemas.lazy.compactMap { $0.schema.affix ?? $0.schema.target?.affix }
    guard let affix = affixes.first else { return nil }
    self = affix
  }
}

extension Schema {
  /// The prefix or suffix of every text that `pattern` matches; nil if the pattern isn't a plain
  /// prefix or suffix.
  fileprivate var affix: Affix? {
    guard let pattern = value(of: "pattern")?.string else { return nil }
    if let denied = Schema.denied(by: pattern) { return .noPrefix(denied) }
    guard !pattern.contains("|") else { return nil }
    if pattern.hasPrefix("^") {
      let text = Schema.literal(atStartOf: pattern.dropFirst())
      if !text.isEmpty { return .prefix(text) }
    }
    guard pattern.hasSuffix("$"), !pattern.hasSuffix("\\$") else { return nil }
    let text = Schema.literal(atEndOf: pattern.dropLast())
    return text.isEmpty ? nil : .suffix(text)
  }

  /// The alternatives of the negative lookahead `^(?!a|b)`, if each is a literal text.
  private static func denied(by pattern: String) -> [String]? {
    guard pattern.hasPrefix("^(?!"), let end = pattern.firstIndex(of: ")"),
      !pattern[end...].contains("|")
    else { return nil }
    let texts = pattern[..<end].dropFirst(4).split(separator: "|", omittingEmptySubsequences: false)
    let areTexts = texts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isPlain) }
    return areTexts ? texts.map(String.init) : nil
  }

  private static func literal(atStartOf pattern: Substring) -> String {
    var text = pattern.prefix(while: isPlain)
    // A quantifier applies to the character before it.
    if let next = pattern.dropFirst(text.count).first, "*?{".contains(next) {
      text = text.dropLast()
    }
    return String(text)
  }

  private static func literal(atEndOf pattern: Substring) -> String {
    // An escape isn't literal text, and its length varies.
    guard !pattern.contains("\\") else { return "" }
    return String(pattern.reversed().prefix(while: isPlain).reversed())
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_:/#@=,; ".contains(character)
  }
}
