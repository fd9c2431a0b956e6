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
    var place = 0
    while place < bytes.count {
      if missing == 0 {
        place = Self.endOfASCII(from: place, start, bytes.count)
        guard place < bytes.count else { return true }
        guard begin(start[place]) else { return false }
      } else {
        guard allowed.contains(start[place]) else { return false }
        allowed = 0x80...0xBF
        missing -= 1
      }
      place += 1
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
    var place = begin
    while place + 32 <= count {
      let words = bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
      guard words & high == .zero else { break }
      place += 32
    }
    while place + 8 <= count {
      let found = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & high
      if found != 0 { return place + UInt64(littleEndian: found).trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, start[place] < 0x80 { place += 1 }
    return place
  }
}
