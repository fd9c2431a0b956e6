/// A set of small numbers, of which those below 64 take no memory of their own.
struct JSONBits {
  private var first: UInt64 = 0
  private var rest: [UInt64]

  /// Has room for numbers below `count`.
  init(count: Int) {
    rest = count > 64 ? Array(repeating: 0, count: (count - 1) / 64) : []
  }

  func contains(_ number: Int) -> Bool {
    let word = number < 64 ? first : rest[number / 64 - 1]
    return word & Self.bit(number) != 0
  }

  /// False for a number that is in it already.
  mutating func insert(_ number: Int) -> Bool {
    guard !contains(number) else { return false }
    if number < 64 {
      first |= Self.bit(number)
    } else {
      rest[number / 64 - 1] |= Self.bit(number)
    }
    return true
  }

  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number & 63) }
}
