/// A hash that is the same in each run (FNV-1a with 64 bits), which isn't cryptographic.
package struct StableHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of texts, which differs from that of their concatenation.
  package init(_ texts: String...) {
    for text in texts { combine(text) }
  }

  /// Creates the hash of a text and another hash.
  init(_ text: String, _ other: UInt64) {
    combine(text)
    combine(other)
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { append(byte) }
    // No text contains this byte (RFC 3629).
    append(0xFF)
  }

  mutating func combine(_ other: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: other >> shift))
    }
  }

  private mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The hash with so many hexadecimal digits, at most 8.
  static func text(_ value: UInt64, digits: Int) -> String {
    let mixed = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
    let hexadecimal = String(mixed >> 32, radix: 16)
    return (String(repeating: "0", count: 8 - hexadecimal.count) + hexadecimal).suffix(digits)
      .description
  }
}
