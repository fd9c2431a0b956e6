import Shape

extension Literal {
  /// Returns the documentation of a member's default or only value, unless it is the default
  /// argument of an initializer, or the document's text states the default.
  static func remarks(
    _ stated: Literal?,
    only: Literal?,
    isAssumed: Bool,
    after text: Documentation
  ) -> [String] {
    if isAssumed { return [] }
    if let only { return only.shown.map { ["Its only value is \($0)."] } ?? [] }
    guard let stated, let shown = stated.shown, !text.statesDefault(stated) else { return [] }
    return ["The default is \(shown)."]
  }

  /// The literal in code voice; nil for null, and if it is too long.
  fileprivate var shown: String? {
    if self == .null { return nil }
    let text = LiteralText.compact(self)
    return text.utf8.count <= 60 && !text.contains("`") ? "`\(text)`" : nil
  }
}

extension Field {
  /// Returns the documentation of the default or only value.
  func remarks(isAssumed: Bool) -> [String] {
    Literal.remarks(
      defaultValue,
      only: initialValue,
      isAssumed: isAssumed,
      after: documentation
    )
  }
}

extension Documentation {
  /// Whether the text has a scalar after the word “default”, as in `Defaults to 20`.
  fileprivate func statesDefault(_ value: Literal) -> Bool {
    let text: String
    switch value {
    case .string(let string): text = string.lowercased()
    case .boolean, .integer, .number: text = LiteralText.compact(value)
    case .null, .array, .object: return false
    }
    return !text.isEmpty && [summary, discussion].contains { $0?.hasDefault(text) == true }
  }
}

extension String {
  /// Whether a text follows the word “default”, with at most words such as “is” between them.
  fileprivate func hasDefault(_ text: String) -> Bool {
    var isAfterDefault = false
    for part in lowercased().split(whereSeparator: { $0.isWhitespace || ":=".contains($0) }) {
      let plain = part.filter { !"`'\"()*".contains($0) }
      let word = plain.last.map { ".,;".contains($0) } == true ? String(plain.dropLast()) : plain
      if isAfterDefault, word == text { return true }
      let continues =
        word == "default" || word == "defaults"
        || isAfterDefault && ["is", "it", "of", "this", "to", "value"].contains(word)
      isAfterDefault = continues && (plain == word || plain.last == ",")
    }
    return false
  }
}

extension Object {
  /// The documentation of the members with only one value.
  var constants: [String] {
    fields.compactMap { field in
      (field.initialValue?.shown).map { "\(field.key.codeSpan) is \($0)." }
    }
  }
}
