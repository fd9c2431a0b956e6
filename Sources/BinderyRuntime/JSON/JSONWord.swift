/// Eight bytes of a string, looked at together.
struct JSONWord {
  private let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Reads eight bytes, which must all be readable.
  init(at start: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  var isASCII: Bool { bits & Self.highs == 0 }

  /// How many bytes come before the first quote, backslash or control character;
  /// 8 when there is none.
  var plainCount: Int {
    // A zero byte borrows into its high bit when one is taken from it, and was low there before.
    // The borrow may run on into later bytes, so only the first hit is certain,
    // and only that is used.
    let quotes = bits ^ (Self.ones &* 0x22)
    let backslashes = bits ^ (Self.ones &* 0x5C)
    let hits =
      ((quotes &- Self.ones) & ~quotes) | ((backslashes &- Self.ones) & ~backslashes)
      | ((bits &- (Self.ones &* 0x20)) & ~bits)
    return (hits & Self.highs).trailingZeroBitCount / 8
  }
  /// How many bytes come before the first backslash; 8 when there is none.
  var unescapedCount: Int {
    let backslashes = bits ^ (Self.ones &* 0x5C)
    return ((backslashes &- Self.ones) & ~backslashes & Self.highs).trailingZeroBitCount / 8
  }
}
