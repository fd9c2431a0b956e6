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
      skipPlain(&isASCII)
      switch byte {
      case UInt8(ascii: "\""):
        token.end = position
        position += 1
        if !isASCII { try requireUTF8(from: token.begin, to: token.end) }
        return token
      case UInt8(ascii: "\\"):
        token.hasEscapes = true
        try scanEscape()
      default:
        throw syntaxError(expected: position < count ? "an escaped control character" : "`\"`")
      }
    }
  }

  /// Steps up to what ends the string, escapes, or is wrong, such as the document's closing zeros.
  private mutating func skipPlain(_ isASCII: inout Bool) {
    var plainCount: Int
    repeat {
      let word = JSONWord(at: start + position)
      if !word.isASCII { isASCII = false }
      plainCount = word.plainCount
      position += plainCount
    } while plainCount == 8
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
