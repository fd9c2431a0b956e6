// Signatures, which nothing can verify once the text that they sign is redacted.
extension TextRedactor {
  /// Replaces the digests in a signature, and keeps what is around them, as in `t=1,v1=5f3a…`.
  mutating func signature(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    if let decoded = PercentEncoding.decoded(text), origin.depth < Self.depthLimit {
      return signature(decoded, field, origin.part(at: 0, isEncoded: true))
        .map { PercentEncoding.encoded($0, like: text) }
    }
    var edits: [Edit] = []
    var position = 0
    while position < text.count {
      let end = text.end(from: position, where: \.isBase64)
      let padded = text.end(from: end) { $0 == UInt8(ascii: "=") }
      // An equals sign within the text separates a name.
      let range = position..<(padded == text.count || !isName(position..<end) ? padded : end)
      let digest = Array(text[range])
      if Self.isDigest(digest), !isHarmless(digest),
        let result = replacement(for: digest, .signature, field, at: origin.offset(of: position))
      {
        edits.append(Edit(range: range, replacement: result))
      }
      position = max(padded, position + 1)
    }
    return edits.applied(to: text)
  }

  private func isName(_ range: Range<Int>) -> Bool { range.count < 20 }

  /// Whether a text is 16 or more bytes in hexadecimal digits or base64.
  private static func isDigest(_ text: [UInt8]) -> Bool {
    guard text.count >= 20, text.contains(where: \.isDigit) else { return false }
    return text.contains { $0.isLetter } || text.count >= 32
  }

  /// Replaces a key and a signature, unless the key is permitted.
  mutating func signed(
    _ pair: KeyAndSignature,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> Outcome {
    guard !isAllowed(text[pair.key]), !isAllowed(text) else { return .replaced(nil) }
    var edits: [Edit] = []
    let key = Array(text[pair.key])
    if case .replaced(let result?) = secret(key, .apiKey, .credential, field, origin) {
      edits.append(Edit(range: pair.key, replacement: result))
    }
    let digest = Array(text[pair.signature])
    let offset = origin.offset(of: pair.signature.lowerBound)
    if !isHarmless(digest),
      let result = replacement(for: digest, .signature, field, at: offset)
    {
      edits.append(Edit(range: pair.signature, replacement: result))
    }
    return .replaced(edits.applied(to: text))
  }
}
