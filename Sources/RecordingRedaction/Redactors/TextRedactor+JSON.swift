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
        let part = origin.part(at: token.range.lowerBound, isEncoded: true)
        result = SecretNumber.redacted(raw, member, isSensitive, part, &names, &pass)
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
}
