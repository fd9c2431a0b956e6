import BinderyRuntime

/// Validates UTF-8 that arrives in pieces, and detects an error at once.
struct UTF8Checker {
  /// The number of bytes that the current character still needs.
  private var missing = 0
  /// The values that its next byte may have.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the bytes do not end within a character.
  var isWhole: Bool { missing == 0 }

  /// Validates the next bytes; returns false when they are not valid after those before.
  mutating func check(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var offset = 0
    while offset < bytes.count {
      if missing == 0 {
        offset = Self.endOfASCII(from: offset, start, bytes.count)
        guard offset < bytes.count else { return true }
        guard begin(start[offset]) else { return false }
      } else {
        guard allowed.contains(start[offset]) else { return false }
        allowed = 0x80...0xBF
        missing -= 1
      }
      offset += 1
    }
    return true
  }

  /// Returns the text of UTF-8 bytes; nil if they are not valid.
  static func text(of bytes: [UInt8]) -> String? {
    var checker = UTF8Checker()
    let isText = bytes.withUnsafeBufferPointer { checker.check($0) }
    return isText && checker.isWhole ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private mutating func begin(_ byte: UInt8) -> Bool {
    guard let (length, second) = UTF8Validation.sequence(beginningWith: byte) else { return false }
    (missing, allowed) = (length - 1, second)
    return true
  }

  /// Returns the offset of the first byte that isn't ASCII; compares 32 bytes at a time, then
  /// eight.
  private static func endOfASCII(
    from begin: Int,
    _ start: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let bytes = UnsafeRawPointer(start)
    var offset = begin
    while offset + 32 <= count {
      let words = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      guard words & high == .zero else { break }
      offset += 32
    }
    while offset + 8 <= count {
      let found = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & high
      if found != 0 { return offset + UInt64(littleEndian: found).trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, start[offset] < 0x80 { offset += 1 }
    return offset
  }
}
