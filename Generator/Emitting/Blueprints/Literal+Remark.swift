import Shape

extension Literal {
  /// What the documentation says of a default, which the service assumes and nobody sends.
  var remark: String? {
    self == .null ? nil : "The service assumes \(shown ?? "a value if there is none")."
  }

  /// What the documentation says of a member with a default, or with one value alone, unless an
  /// initializer writes it.
  static func remarks(
    _ stated: Literal?,
    only: Literal?,
    isRequired: Bool,
    isAssumed: Bool
  ) -> [String] {
    if isAssumed { return [] }
    if let only { return only.shown.map { ["Its only value is \($0)."] } ?? [] }
    let remark = isRequired ? stated?.suggestion : stated?.remark
    return remark.map { [$0] } ?? []
  }

  /// The same of a default that a required member can't be left to.
  private var suggestion: String? {
    self == .null ? nil : shown.map { "The documented default is \($0)." }
  }

  /// As a short text of code.
  private var shown: String? {
    let text = LiteralText.compact(self)
    return text.utf8.count <= 60 && !text.contains("`") ? "`\(text)`" : nil
  }
}

extension Field {
  /// What the documentation says of its values.
  func remarks(isAssumed: Bool) -> [String] {
    Literal.remarks(defaultValue, only: initialValue, isRequired: isRequired, isAssumed: isAssumed)
  }
}
