extension JSONWriter {
  /// Appends text that is JSON already.
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text that is JSON already.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes `null` as the whole value, for types in which it has a meaning.
  public mutating func writeNull() {
    append("null")
  }

  mutating func write(_ value: Bool) {
    append(value ? "true" : "false")
  }

  /// Writes decimal digits, from the last to the first, with space for the longest `UInt64`.
  mutating func write<I: FixedWidthInteger>(_ value: I) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = UInt64(value.magnitude)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var begin = 20
      repeat {
        begin -= 1
        digits.initializeElement(at: begin, to: UInt8(truncatingIfNeeded: rest % 10) &+ 48)
        rest /= 10
      } while rest > 0
      append(UnsafeBufferPointer(rebasing: digits[begin...]))
    }
  }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(string: $0) }
  }

  /// Writes a string in quotes, and escapes only what must be escaped.
  mutating func write(string text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var begin = 0
    while true {
      let position = Self.plainEnd(of: text, from: begin)
      append(UnsafeBufferPointer(rebasing: text[begin..<position]))
      guard position < text.count else { break }
      writeEscape(text[position])
      begin = position + 1
    }
    append(UInt8(ascii: "\""))
  }

  /// Returns the position of the first byte from `begin` on that must be escaped.
  private static func plainEnd(of text: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
    guard let start = text.baseAddress else { return text.count }
    var position = begin
    while text.count - position >= 8 {
      let plainCount = JSONWord(at: start + position).plainCount
      position += plainCount
      if plainCount < 8 { return position }
    }
    while position < text.count, !needsEscape(text[position]) { position += 1 }
    return position
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(#"\""#)
    case UInt8(ascii: "\\"): append(#"\\"#)
    case 0x0A: append(#"\n"#)
    case 0x0D: append(#"\r"#)
    case 0x09: append(#"\t"#)
    case 0x08: append(#"\b"#)
    case 0x0C: append(#"\f"#)
    default:
      append(#"\u00"#)
      append(byte < 16 ? "0" : "1")
      append(text: String(byte & 15, radix: 16))
    }
  }
}
