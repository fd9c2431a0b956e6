/// The replacement of signatures, which can't be verified once the text that they sign is redacted.
enum SignatureEdits {
  /// Replaces the digests in a signature, and keeps what is around them, as in `t=1,v1=5f3a…`.
  static func redacted(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [UInt8]? {
    if let decoded = PercentEncoding.decoded(text), origin.depth < TextOrigin.depthLimit {
      return redacted(decoded, field, origin.part(at: 0, isEncoded: true), &pass)
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
      if Self.isDigest(digest), !pass.isHarmless(digest),
        let result = pass.replacement(
          for: digest,
          .signature,
          field,
          at: origin.offset(of: position)
        )
      {
        edits.append(Edit(range: range, replacement: result))
      }
      position = max(padded, position + 1)
    }
    return edits.applied(to: text)
  }

  private static func isName(_ range: Range<Int>) -> Bool { range.count < 20 }

  /// Whether a text is 16 or more bytes in hexadecimal digits or base64.
  private static func isDigest(_ text: [UInt8]) -> Bool {
    guard text.count >= 20, text.contains(where: \.isDigit) else { return false }
    return text.contains { $0.isLetter } || text.count >= 32
  }
}
