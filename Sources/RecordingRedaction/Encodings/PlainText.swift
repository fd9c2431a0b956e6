/// Whether bytes are text, and not binary data.
enum PlainText {
  /// Whether the bytes are well-formed UTF-8 without control characters.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 || $0.isWhitespace }) else { return false }
    return bytes.allSatisfy { $0 < 0x80 }
      || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// The ranges of the texts in binary data that have at least `minimum` bytes.
  static func ranges(in bytes: [UInt8], minimum: Int = 12) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = 0
    var position = 0
    while position <= bytes.count {
      let length = position < bytes.count ? characterLength(bytes, at: position) : 0
      if length == 0 {
        if position - begin >= minimum { ranges.append(begin..<position) }
        begin = position + 1
      }
      position += max(length, 1)
    }
    return ranges
  }

  /// The number of bytes of the character at a position; zero for a control character or bytes that
  /// aren't UTF-8.
  private static func characterLength(_ bytes: [UInt8], at position: Int) -> Int {
    let byte = bytes[position]
    if byte < 0x80 { return byte >= 0x20 && byte != 0x7F || byte.isWhitespace ? 1 : 0 }
    let length = (~byte).leadingZeroBitCount
    guard (2...4).contains(length), position + length <= bytes.count else { return 0 }
    let character = bytes[position..<position + length]
    return String(decoding: character, as: UTF8.self).utf8.elementsEqual(character) ? length : 0
  }
}
