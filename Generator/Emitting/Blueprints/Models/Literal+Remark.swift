import Shape

extension Literal {
  /// Returns the documentation of a member's default or only value, unless it is the default
  /// argument of an initializer.
  static func remarks(_ stated: Literal?, only: Literal?, isAssumed: Bool) -> [String] {
    if isAssumed { return [] }
    if let only { return only.shown.map { ["Its only value is \($0)."] } ?? [] }
    return stated.flatMap(\.shown).map { ["The default is \($0)."] } ?? []
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
    Literal.remarks(defaultValue, only: initialValue, isAssumed: isAssumed)
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
