import Foundation

extension JSONScanner {
  /// A validated string, between its quotes.
  struct StringToken {
    var begin: Int
    var end: Int
    var hasEscapes: Bool
  }

  /// Scans a string, whose opening quote is next.
  mutating func scanString(expecting expected: String = "a string") throws(JSONError) -> StringToken
  {
    guard skip(UInt8(ascii: "\"")) else { throw mismatch(expected: expected) }
    if let count = JSONWord(at: start + position).countUpToQuote {
      let begin = position
      position = begin &+ count &+ 1
      return StringToken(begin: begin, end: begin &+ count, hasEscapes: false)
    }
    var token = StringToken(begin: position, end: position, hasEscapes: false)
    var isASCII = true
    var ahead = start + position
    while true {
      let word = JSONWord(at: ahead)
      if !word.isASCII { isASCII = false }
      var marks = word.marks
      // The offset from the word at which the rest of the string begins.
      var offset = 8
      while marks != 0 {
        offset = marks.trailingZeroBitCount / 8
        let mark = ahead + offset
        guard mark.pointee == UInt8(ascii: "\\") else {
          position = mark - start
          guard mark.pointee == UInt8(ascii: "\"") else { throw unclosedString }
          token.end = position
          position += 1
          if !isASCII { try requireUTF8(from: token.begin, to: token.end) }
          return token
        }
        token.hasEscapes = true
        guard JSONEscapes.isLetter(mark[1]) else {
          position = mark + 1 - start
          try scanCodeUnit()
          offset = start + position - ahead
          break
        }
        offset += 2
        guard offset < 8 else { break }
        marks &= .max << (8 * UInt64(offset))
        offset = 8
      }
      ahead += offset
    }
  }

  /// The error at a control character, or at the zeros after the document.
  private var unclosedString: JSONError {
    syntaxError(expected: position < count ? "an escaped control character" : "`\"`")
  }

  /// Scans `u` and its digits.
  private mutating func scanCodeUnit() throws(JSONError) {
    guard skip(UInt8(ascii: "u")) else { throw syntaxError(expected: "an escape") }
    for _ in 0..<4 {
      guard JSONEscapes.value(ofHexadecimal: byte) != nil else {
        throw syntaxError(expected: "a hexadecimal digit")
      }
      position += 1
    }
  }

  /// Returns the text of a scanned string.
  func text(of token: StringToken) -> String {
    let raw = bytes(from: token.begin, to: token.end)
    guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return JSONEscapes.unescaped(raw)
  }

  /// Whether a scanned string equals a text.
  func isSame(_ token: StringToken, as text: StaticString) -> Bool {
    withBytes(of: token) { start, count in
      count == text.utf8CodeUnitCount && memcmp(start, text.utf8Start, count) == 0
    }
  }

  /// Calls `body` with the bytes of a scanned string, of which eight are readable.
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
