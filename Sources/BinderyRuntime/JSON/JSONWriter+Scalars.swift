extension JSONWriter {
  public mutating func writeNull() {
    append("null".utf8)
  }

  mutating func write(_ value: Bool) {
    append(value ? "true".utf8 : "false".utf8)
  }

  /// Decimal digits, from the last to the first, into a buffer that holds the longest `UInt64`.
  mutating func write<I: FixedWidthInteger>(_ value: I) {
    if value < 0 { append(CollectionOfOne(UInt8(ascii: "-"))) }
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

  mutating func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { write(string: $0) }
    guard isWritten == nil else { return }
    Array(text.utf8).withUnsafeBufferPointer { write(string: $0) }
  }

  /// A string in quotes, of which only what must be escaped is.
  mutating func write(string text: UnsafeBufferPointer<UInt8>) {
    append(CollectionOfOne(UInt8(ascii: "\"")))
    var begin = 0
    for position in text.indices where Self.needsEscape(text[position]) {
      append(UnsafeBufferPointer(rebasing: text[begin..<position]))
      writeEscape(text[position])
      begin = position + 1
    }
    append(UnsafeBufferPointer(rebasing: text[begin...]))
    append(CollectionOfOne(UInt8(ascii: "\"")))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(#"\""#.utf8)
    case UInt8(ascii: "\\"): append(#"\\"#.utf8)
    case 0x0A: append(#"\n"#.utf8)
    case 0x0D: append(#"\r"#.utf8)
    case 0x09: append(#"\t"#.utf8)
    case 0x08: append(#"\b"#.utf8)
    case 0x0C: append(#"\f"#.utf8)
    default:
      append(#"\u00"#.utf8)
      append((byte < 16 ? "0" : "").utf8)
      append(String(byte, radix: 16).utf8)
    }
  }
}
