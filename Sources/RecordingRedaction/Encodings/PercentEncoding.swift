/// Percent-encoding (RFC 3986 §2.1), and that of forms, in which a plus is a space.
enum PercentEncoding {
  /// Returns the decoded text; nil if it has nothing to decode.
  static func decoded(_ text: [UInt8], isForm: Bool = false) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) || isForm && text.contains(UInt8(ascii: "+")) else {
      return nil
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    var isChanged = false
    while position < text.count {
      if let byte = byte(text, at: position) {
        result.append(byte)
        position += 3
        isChanged = true
      } else if isForm, text[position] == UInt8(ascii: "+") {
        result.append(0x20)
        position += 1
        isChanged = true
      } else {
        result.append(text[position])
        position += 1
      }
    }
    return isChanged ? result : nil
  }

  /// Encodes a text anew, in which the characters that `original` has unencoded are not encoded.
  static func encoded(_ text: [UInt8], like original: [UInt8], isForm: Bool = false) -> [UInt8] {
    var isPlain = [Bool](repeating: false, count: 256)
    var position = 0
    while position < original.count {
      if byte(original, at: position) != nil {
        position += 3
      } else {
        isPlain[Int(original[position])] = true
        position += 1
      }
    }
    for byte in [UInt8]("-._~") { isPlain[Int(byte)] = true }
    isPlain[Int(UInt8(ascii: "%"))] = false
    if isForm { isPlain[Int(UInt8(ascii: "+"))] = false }
    var result: [UInt8] = []
    for byte in text {
      if isPlain[Int(byte)] || byte.isAlphanumeric {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return result
  }

  private static let digits = [UInt8]("0123456789ABCDEF")

  private static func byte(_ text: [UInt8], at position: Int) -> UInt8? {
    guard text[position] == UInt8(ascii: "%"), position + 2 < text.count,
      let high = text[position + 1].hexadecimalValue, let low = text[position + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}
