// JSON, whose members name their values.
extension TextRedactor {
  /// Returns a body that is secret as a whole, with the structure of its JSON.
  mutating func secretBody(_ text: [UInt8]) -> [UInt8]? {
    guard let tokens = JSONTokens(text, hasPaths: false), tokens.isWhole else {
      return sensitive(text, nil, TextOrigin())
    }
    isInSecretBody = true
    defer { isInSecretBody = false }
    return content(text, nil, TextOrigin(), isURL: false)
  }

  mutating func edits(
    _ tokens: JSONTokens,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    var tokens = tokens
    var edits: [Edit] = []
    let start = 0..<tokens.start
    if let prefix = redacted(Array(text[start]), nil, origin.part(at: 0, isEncoded: false)) {
      edits.append(Edit(range: start, replacement: prefix))
    }
    while let token = tokens.next() {
      let raw = Array(text[token.range])
      let member = names.member(of: token, field)
      let isMarked = isInSecretBody || names.isSensitive(token.path)
      let isSensitive = token.kind != .key && isMarked
      let result: [UInt8]?
      if token.kind == .number {
        result = number(
          raw,
          member,
          isSensitive,
          origin.part(at: token.range.lowerBound, isEncoded: true)
        )
      } else {
        let unescaped = JSONEscaping.decoded(raw)
        let part = origin.part(at: token.range.lowerBound, isEncoded: unescaped != nil)
        let value = unescaped ?? raw
        result = (isSensitive ? sensitive(value, member, part) : redacted(value, member, part))
          .map(JSONEscaping.encoded)
      }
      if let result { edits.append(Edit(range: token.range, replacement: result)) }
    }
    return edits
  }

  /// Returns a number that is secret by its name or by rule, or that is known.
  mutating func number(
    _ text: [UInt8],
    _ field: FieldName?,
    _ isSensitive: Bool,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    var kind: SecretKind? = isSensitive ? .sensitiveValue : nil
    var isMarked = isSensitive
    if let field, kind == nil, case .secret(let named, let certainty) = names.classify(field),
      certainty != .random
    {
      kind = named
      isMarked = certainty == .sensitive
    }
    if kind == nil, text.count >= 9, pass.vault.contains(text) { kind = .token }
    // A number that a rule marks may be short, such as a card's security code.
    let isExample = isMarked ? text.count < 2 : ExampleValue.isExample(text)
    guard let kind, !isExample, !pass.isAllowed(text) else { return nil }
    let described = pass.described(text, field)
    if FakeNumber.isFake(text) || described?.isFake(number: text) == true {
      pass.noteFake(text)
      return nil
    }
    return pass.replacement(forNumber: text, kind, field, described, at: origin.offset)
  }
}
