/// Numbers that are secrets.
enum SecretNumber {
  /// Returns the replacement of a number that is secret by its name or by rule, or that is known;
  /// nil for another one.
  static func redacted(
    _ text: [UInt8],
    _ field: FieldName?,
    _ isSensitive: Bool,
    _ origin: TextOrigin,
    _ names: inout FieldNames,
    _ pass: inout RedactionPass
  ) -> [UInt8]? {
    var kind: SecretKind? = isSensitive ? .sensitiveValue : nil
    var isMarked = isSensitive
    var isCode = false
    if let field, kind == nil, case .secret(let named, let certainty) = names.classify(field) {
      switch certainty {
      case .credential: kind = named
      case .sensitive: (kind, isMarked) = (named, true)
      case .code(let minimum):
        isCode = text.allSatisfy(\.isDigit) && SecretCriterion.isCode(text, minimum)
        if isCode { kind = named }
      case .text, .random, .longRandom: break
      }
    }
    if kind == nil, text.count >= 9, pass.vault.contains(text) { kind = .token }
    // A number that a rule marks may be short, such as a card's security code.
    let isExample = isMarked ? text.count < 2 : !isCode && ExampleValue.isExample(text)
    guard let kind, !isExample, !pass.isAllowed(text) else { return nil }
    let described = pass.described(text, field)
    if FakeNumber.isFake(text) || described?.isFake(number: text) == true {
      pass.noteFake(text)
      return nil
    }
    return pass.replacement(forNumber: text, kind, field, described, at: origin.offset)
  }
}
