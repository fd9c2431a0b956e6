import Foundation

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
    var ahead = start + position
    while true {
      // Steps up to what ends the string, escapes, or is wrong, such as the document's closing
      // zeros.
      let word = JSONWord(at: ahead)
      if !word.isASCII { isASCII = false }
      let plainCount = word.plainCount
      ahead += plainCount
      if plainCount == 8 { continue }
      switch ahead.pointee {
      case UInt8(ascii: "\""):
        token.end = ahead - start
        position = token.end + 1
        if !isASCII { try requireUTF8(from: token.begin, to: token.end) }
        return token
      case UInt8(ascii: "\\"):
        token.hasEscapes = true
        if JSONEscapes.isLetter(ahead[1]) {
          ahead += 2
        } else {
          position = ahead + 1 - start
          try scanCodeUnit()
          ahead = start + position
        }
      default:
        position = ahead - start
        throw syntaxError(expected: position < count ? "an escaped control character" : "`\"`")
      }
    }
  }

  /// Steps over `u` and its digits.
  private mutating func scanCodeUnit() throws(JSONError) {
    guard skip(UInt8(ascii: "u")) else { throw syntaxError(expected: "an escape") }
    for _ in 0..<4 {
      guard JSONEscapes.value(ofHexadecimal: byte) != nil else {
        throw syntaxError(expected: "a hexadecimal digit")
      }
      position += 1
    }
  }

  /// The text of a scanned string.
  func text(of token: StringToken) -> String {
    let raw = bytes(from: token.begin, to: token.end)
    guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return JSONEscapes.unescaped(raw)
  }

  /// Whether a scanned string says this.
  func isSame(_ token: StringToken, as text: StaticString) -> Bool {
    withBytes(of: token) { start, count in
      count == text.utf8CodeUnitCount && memcmp(start, text.utf8Start, count) == 0
    }
  }

  /// Gives the bytes of a scanned string, of which eight may be read however few it has.
  func withBytes<Result>(
    of token: StringToken,
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    guard token.hasEscapes else { return body(start + token.begin, token.end - token.begin) }
    let document = JSONDocument.unescaping(bytes(from: token.begin, to: token.end))
    return withExtendedLifetime(document) { body(document.start, document.count) }
  }

  private func requireUTF8(from begin: Int, to end: Int) throws(JSONError) {
    guard let offset = UTF8Validation.firstError(in: bytes(from: begin, to: end)) else { return }
    throw failure(.invalidUTF8, at: begin + offset)
  }
}
