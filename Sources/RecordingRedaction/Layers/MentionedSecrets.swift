/// The known secrets that sentences mention after their names: `The password tiger is wrong`.
struct MentionedSecrets {
  private static let nouns: [StaticString] = [
    "passcode", "passphrase", "password", "pin", "code", "otp",
  ]

  private static let quotes: [StaticString] = ["“", "”", "‘", "’", "„", "\"", "'", "`"]

  /// A sentence mentions no longer word; without a limit, the time would be quadratic.
  private static let longest = 256

  /// The known words after the names of secrets, in order.
  static func ranges(in text: [UInt8], isKnown: ([UInt8]) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for position in text.indices
    where text[position].lowercased.isOne(of: "cop")
      && (position == 0 || !text[position - 1].isAlphanumeric)
    {
      guard let noun = nouns.first(where: { text.has($0, at: position, ignoringCase: true) }),
        let range = word(in: text, after: position + noun.utf8CodeUnitCount, isKnown)
      else { continue }
      ranges.append(range)
    }
    return ranges
  }

  /// The known word after a noun, with a colon, `is` and quotation marks before it.
  private static func word(
    in text: [UInt8],
    after end: Int,
    _ isKnown: ([UInt8]) -> Bool
  ) -> Range<Int>? {
    guard end < text.count, !text[end].isAlphanumeric else { return nil }
    var begin = text.end(from: end) { $0.isWhitespace || $0 == UInt8(ascii: ":") }
    if text.has("is ", at: begin, ignoringCase: true) { begin += 3 }
    while let quote = quotes.first(where: { text.has($0, at: begin) }) {
      begin += quote.utf8CodeUnitCount
    }
    var last = begin
    while last < text.count, last - begin <= longest, text[last] > 0x20,
      !quotes.contains(where: { text.has($0, at: last) })
    {
      last += 1
    }
    guard last - begin <= longest else { return nil }
    // The period may be that of the sentence.
    while last > begin {
      if isKnown(Array(text[begin..<last])) { return begin..<last }
      guard text[last - 1].isOne(of: ".,;:!?)") else { return nil }
      last -= 1
    }
    return nil
  }
}
