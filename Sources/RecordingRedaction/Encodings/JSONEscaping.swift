/// The escape sequences of JSON strings (RFC 8259 §7).
enum JSONEscaping {
  /// Returns the text without escapes; nil if it has none.
  ///
  /// An invalid escape remains as written.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "\\")) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      guard text[position] == UInt8(ascii: "\\"), position + 1 < text.count else {
        result.append(text[position])
        position += 1
        continue
      }
      switch text[position + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        if let (scalar, length) = scalar(text, at: position) {
          result += String(scalar).utf8
          position += length
          continue
        }
        result += text[position...position + 1]
      case let other
      where other == UInt8(ascii: "\"") || other == UInt8(ascii: "\\")
        || other == UInt8(ascii: "/"):
        result.append(other)
      default: result += text[position...position + 1]
      }
      position += 2
    }
    return result
  }

  /// The ranges between the quotation marks that aren't escaped.
  static func strings(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = 0
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "\"") {
        ranges.append(begin..<position)
        begin = position + 1
      }
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    ranges.append(begin..<text.count)
    return ranges
  }

  static func encoded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x0A: result += [UInt8]("\\n")
      case 0x0D: result += [UInt8]("\\r")
      case 0x09: result += [UInt8]("\\t")
      case 0..<0x20:
        let digits = [UInt8]("0123456789abcdef")
        result += [UInt8]("\\u00") + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: result.append(byte)
      }
    }
    return result
  }

  /// Reads `\uXXXX`, with the second half of a surrogate pair.
  private static func scalar(_ text: [UInt8], at position: Int) -> (Unicode.Scalar, Int)? {
    guard let first = unit(text, at: position) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, let second = unit(text, at: position + 6),
      (0xDC00...0xDFFF).contains(second)
    else { return ("\u{FFFD}", 6) }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    return Unicode.Scalar(value).map { ($0, 12) }
  }

  private static func unit(_ text: [UInt8], at position: Int) -> UInt32? {
    guard text.has("\\u", at: position), position + 6 <= text.count else { return nil }
    var unit: UInt32 = 0
    for byte in text[position + 2..<position + 6] {
      guard let value = byte.hexadecimalValue else { return nil }
      unit = unit << 4 | UInt32(value)
    }
    return unit
  }
}
