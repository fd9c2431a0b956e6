/// The text that a tool leaves in the place of a credential, such as the filters of VCR.
package enum MaskedCredential {
  /// Whether a value of `Authorization` is such a text: without the name of a scheme (RFC 9110,
  /// section 11.6.2), a placeholder as `XXXXX`, `<token>` and `[FILTERED]`, or a word such as
  /// `redacted`.
  package static func isMasked(authorization value: String) -> Bool {
    let text = Array(value.lowercased().utf8)
    guard !text.isEmpty, text.allSatisfy({ $0 > 0x20 }) else { return false }
    return ExampleValue.isPlaceholder(text) || words.contains(text.filter(\.isLetter).text)
  }

  private static let words: Set<String> = [
    "dummy", "fake", "filtered", "hidden", "masked", "omitted", "placeholder", "redacted",
    "removed", "sanitized", "scrubbed", "stripped",
  ]
}
