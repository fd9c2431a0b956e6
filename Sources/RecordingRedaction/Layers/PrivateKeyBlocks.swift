/// Private keys in PEM (RFC 7468).
enum PrivateKeyBlocks {
  /// The ranges between the lines with BEGIN and END.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = text.firstPosition(of: "-----BEGIN ", from: position) {
      position = start + 11
      guard let label = text.firstPosition(of: "-----", from: position) else { break }
      guard label - position <= 40,
        text[..<label].suffix(11).elementsEqual([UInt8]("PRIVATE KEY"))
          || text[position..<label].elementsEqual([UInt8]("PGP PRIVATE KEY BLOCK"))
      else { continue }
      let end = text.firstPosition(of: "-----END ", from: label + 5) ?? text.count
      ranges.append(label + 5..<end)
      position = end
    }
    return ranges
  }

  /// Returns the content with another key of the same length and the same line breaks.
  static func fake(of content: [UInt8], with letters: [UInt8]) -> [UInt8] {
    var rest = letters[...]
    var result: [UInt8] = []
    for (isLetter, byte) in classified(content) {
      result.append(isLetter ? rest.popFirst() ?? UInt8(ascii: "A") : byte)
    }
    return result
  }

  /// Returns the letters of base64 of a content, with the padding.
  static func letters(of content: [UInt8]) -> [UInt8] {
    classified(content).filter(\.isLetter).map(\.byte)
  }

  /// The bytes, each with whether it is a letter of base64; `\n` as two characters is none.
  private static func classified(_ content: [UInt8]) -> [(isLetter: Bool, byte: UInt8)] {
    content.indices.map { index in
      let isEscaped = index > 0 && content[index - 1] == UInt8(ascii: "\\")
      let byte = content[index]
      let isLetter = byte.isAlphanumeric || byte.isOne(of: "+/=")
      return (!isEscaped && isLetter, byte)
    }
  }
}
