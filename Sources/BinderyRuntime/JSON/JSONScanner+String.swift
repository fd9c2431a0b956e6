extension JSONScanner {
  /// A string between its quotes, checked.
  struct StringToken {
    var begin: Int
    var end: Int
    var hasEscapes: Bool
  }

  /// Steps over a string, of which the opening quote is ahead.
  mutating func scanString(expecting expected: String = "a string") throws(JSONError) -> StringToken
  {
    guard skip(UInt8(ascii: "\"")) else { throw mismatch(expected: expected) }
    var token = StringToken(begin: position, end: position, hasEscapes: false)
    var isASCII = true
    while true {
      skipPlainWords(&isASCII)
      switch byte {
      case UInt8(ascii: "\""):
        token.end = position
        position += 1
        if !isASCII { try requireUTF8(from: token.begin, to: token.end) }
        return token
      case UInt8(ascii: "\\"):
        token.hasEscapes = true
        try scanEscape()
      case 0..<0x20:
        throw syntaxError(expected: position < count ? "an escaped control character" : "`\"`")
      case 0x80...:
        isASCII = false
        position += 1
      default:
        position += 1
      }
    }
  }

  /// Steps over eight bytes at a time as long as none of them ends the string, escapes, or is wrong.
  private mutating func skipPlainWords(_ isASCII: inout Bool) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while count - position >= 8 {
      let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      // The classic test for a zero byte: x - 1 borrows into the high bit where x had it clear.
      let special =
        ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        | ((word &- (ones &* 0x20)) & ~word)
      guard special & highs == 0 else { return }
      if word & highs != 0 { isASCII = false }
      position += 8
    }
  }

  private mutating func scanEscape() throws(JSONError) {
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard JSONEscapes.value(ofHexadecimal: byte) != nil else {
          throw syntaxError(expected: "a hexadecimal digit")
        }
        position += 1
      }
    default:
      throw syntaxError(expected: "an escape")
    }
  }

  /// The text of a scanned string.
  func text(of token: StringToken) -> String {
    let raw = bytes(from: token.begin, to: token.end)
    guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return JSONEscapes.unescaped(raw)
  }

  private func requireUTF8(from begin: Int, to end: Int) throws(JSONError) {
    guard let offset = UTF8Validation.firstError(in: bytes(from: begin, to: end)) else { return }
    throw failure(.invalidUTF8, at: begin + offset)
  }
}
