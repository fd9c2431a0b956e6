/// Eight bytes of a string, processed together.
struct JSONWord {
  private let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Reads eight bytes, which must all be readable.
  init(at start: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  var isASCII: Bool { bits & Self.highs == 0 }

  /// The high bits of the bytes that are a quote, a backslash or a control character.
  ///
  /// Exact for every byte, so that all of them can be used, not only the first.
  var marks: UInt64 {
    let quotes = bits ^ (Self.ones &* 0x22)
    let backslashes = bits ^ (Self.ones &* 0x5C)
    let unmarked =
      Self.reaching(0x01, quotes) & Self.reaching(0x01, backslashes) & Self.reaching(0x20, bits)
    return ~unmarked & Self.highs
  }

  /// The number of bytes before the quote that ends a text; nil if the text has escapes, control
  /// characters or characters beyond ASCII, or continues after the word.
  @inline(__always)
  var countUpToQuote: Int? {
    let marks = marks
    // The bits below the first mark; their high bits are those of the bytes before it.
    let before = (marks ^ (marks &- 1)) >> 1
    guard marks != 0, bits & Self.highs & before == 0 else { return nil }
    let shift = marks.trailingZeroBitCount & ~7
    return UInt8(truncatingIfNeeded: bits &>> UInt64(shift)) == 0x22 ? shift / 8 : nil
  }

  /// The number of bytes before the first mark; 8 when there is none.
  var plainCount: Int { marks.trailingZeroBitCount / 8 }

  /// The high bits of the bytes that are at least `least`, which is at most 0x80.
  private static func reaching(_ least: UInt64, _ bytes: UInt64) -> UInt64 {
    ((bytes & ~highs) &+ ones &* (0x80 - least)) | bytes
  }

  /// The number of bytes before the first backslash; 8 when there is none.
  var unescapedCount: Int {
    let backslashes = bits ^ (Self.ones &* 0x5C)
    return ((backslashes &- Self.ones) & ~backslashes & Self.highs).trailingZeroBitCount / 8
  }
}
