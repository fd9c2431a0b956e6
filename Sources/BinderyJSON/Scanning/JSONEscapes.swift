import Foundation

/// The escape sequences of strings: `\n`, `\"`, `\u00e9`.
enum JSONEscapes {
  /// Returns the text of a string whose escapes the scanner has validated.
  ///
  /// Half a surrogate pair, which RFC 8259 allows and Unicode text cannot contain, becomes U+FFFD.
  static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: raw.count) { buffer in
      buffer.baseAddress.map { unescape(raw, to: $0) } ?? 0
    }
  }

  /// Writes the unescaped text as UTF-8 and returns its length; `target` must have space for as
  /// many bytes as `raw` has.
  static func unescape(
    _ raw: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let source = raw.baseAddress else { return 0 }
    var position = 0
    var count = 0
    while position < raw.count {
      if position + 8 <= raw.count {
        // The unescaped text is never longer, so that eight bytes fit wherever eight remain.
        let unescapedCount = JSONWord(at: source + position).unescapedCount
        memcpy(target + count, source + position, 8)
        position += unescapedCount
        count += unescapedCount
        if unescapedCount == 8 { continue }
      }
      let byte = source[position]
      if byte != UInt8(ascii: "\\") || position + 1 == raw.count {
        target[count] = byte
        position += 1
        count += 1
      } else if source[position + 1] == UInt8(ascii: "u") {
        for unit in String(scalar(raw, &position)).utf8 {
          target[count] = unit
          count += 1
        }
      } else {
        target[count] = character(source[position + 1])
        position += 2
        count += 1
      }
    }
    return count
  }

  /// Whether the byte is valid after a backslash and needs no digits.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  private static func character(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: letter
    }
  }

  /// Reads `\uXXXX`, and the second half of a surrogate pair if one follows.
  private static func scalar(
    _ raw: UnsafeBufferPointer<UInt8>,
    _ position: inout Int
  ) -> Unicode.Scalar {
    let first = unit(raw, at: position)
    position += 6
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, let second = low(raw, at: position) else { return "\u{FFFD}" }
    position += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func low(_ raw: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
    guard position + 6 <= raw.count, raw[position] == UInt8(ascii: "\\"),
      raw[position + 1] == UInt8(ascii: "u")
    else { return nil }
    let unit = unit(raw, at: position)
    return (0xDC00...0xDFFF).contains(unit) ? unit : nil
  }

  private static func unit(_ raw: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    raw[min(position + 2, raw.count)..<min(position + 6, raw.count)].reduce(0) { unit, digit in
      unit << 4 | UInt32(value(ofHexadecimal: digit) ?? 0)
    }
  }

  static func value(ofHexadecimal digit: UInt8) -> UInt8? {
    switch digit {
    case 48...57: digit - 48
    case 65...70: digit - 55
    case 97...102: digit - 87
    default: nil
    }
  }
}
