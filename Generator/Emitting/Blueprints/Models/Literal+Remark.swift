import Shape

extension Literal {
  /// The documentation of an optional member's default, which the service assumes.
  var remark: String? {
    self == .null ? nil : "The service assumes \(shown ?? "a value if there is none")."
  }

  /// Returns the documentation of a member's default or only value, unless it is the default
  /// argument of an initializer.
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

  /// The documentation of a required member's default, which the caller has to pass.
  private var suggestion: String? {
    self == .null ? nil : shown.map { "The documented default is \($0)." }
  }

  /// The literal in code voice; nil if it is too long.
  private var shown: String? {
    let text = LiteralText.compact(self)
    return text.utf8.count <= 60 && !text.contains("`") ? "`\(text)`" : nil
  }
}

extension Field {
  /// Returns the documentation of the default or only value.
  func remarks(isAssumed: Bool) -> [String] {
    Literal.remarks(defaultValue, only: initialValue, isRequired: isRequired, isAssumed: isAssumed)
  }
}
