// String literals in single or double quotation marks.
extension JSONPathParser {
  mutating func string() throws(JSONPathError) -> String {
    let start = cursor.offset
    let quote = cursor.pop()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.pop() {
      switch scalar {
      case quote: return String(text)
      case "\\": text.append(try escape(quote))
      case "\0"..<" ":
        throw JSONPathError(at: cursor.offset - 1, "unescaped control character in a string")
      default: text.append(scalar)
      }
    }
    throw JSONPathError(at: start, "the string has no closing quotation mark")
  }

  private mutating func escape(_ quote: Unicode.Scalar?) throws(JSONPathError) -> Unicode.Scalar {
    let start = cursor.offset - 1
    switch cursor.pop() {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "/": return "/"
    case "\\": return "\\"
    case "u": return try unicodeEscape(at: start)
    case let scalar? where scalar == quote: return scalar
    default: throw JSONPathError(at: start, "invalid escape sequence in a string")
    }
  }

  /// Parses the four digits after `\u`, and the second half of a surrogate pair.
  private mutating func unicodeEscape(at start: Int) throws(JSONPathError) -> Unicode.Scalar {
    let first = hexadecimal()
    if let first, let scalar = Unicode.Scalar(first) { return scalar }
    guard let first, 0xD800..<0xDC00 ~= first, cursor.skip("\\u"), let second = hexadecimal(),
      0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONPathError(at: start, "invalid escape sequence in a string") }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = cursor.next, scalar.properties.isASCIIHexDigit,
        let digit = UInt32(String(scalar), radix: 16)
      else { return nil }
      value = value << 4 + digit
      cursor.offset += 1
    }
    return value
  }
}
