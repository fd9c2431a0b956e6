import Canonicalizing
import Shape

extension SchemaShaper {
  /// What the text of a member must begin or end with, by its own pattern or that of what it refers
  /// to.
  func affix(of atoms: [Atom]) -> Affix? {
    atoms.lazy.compactMap { $0.schema.affix ?? $0.schema.target?.affix }.first
  }
}

extension Schema {
  /// What every text that the pattern admits begins or else ends with; nil where it doesn't say so
  /// plainly.
  fileprivate var affix: Affix? {
    guard let pattern = node["pattern"]?.string else { return nil }
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

  /// The alternatives of `^(?!a|b)`, where each is a text.
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
    // A quantifier is about the character before it.
    if let next = pattern.dropFirst(text.count).first, "*?{".contains(next) {
      text = text.dropLast()
    }
    return String(text)
  }

  private static func literal(atEndOf pattern: Substring) -> String {
    // What follows a backslash is an escape, and no text; how long it is differs.
    guard !pattern.contains("\\") else { return "" }
    return String(pattern.reversed().prefix(while: isPlain).reversed())
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_:/#@=,; ".contains(character)
  }
}
