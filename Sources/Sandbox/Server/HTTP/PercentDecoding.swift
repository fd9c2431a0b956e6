/// A decoder of percent-encoding; an invalid escape is unchanged.
enum PercentDecoding {
  static func decode(_ text: Substring, plusIsSpace: Bool = false) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = escape(rest) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escape(_ rest: Substring.UTF8View) -> UInt8? {
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
