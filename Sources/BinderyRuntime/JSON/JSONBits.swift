/// A set of small numbers; those below 64 take no allocation.
struct JSONBits {
  private var first: UInt64 = 0
  private var rest: [UInt64]

  /// Creates a set for numbers below `count`.
  init(count: Int) {
    rest = count > 64 ? Array(repeating: 0, count: (count - 1) / 64) : []
  }

  func contains(_ number: Int) -> Bool {
    let word = number < 64 ? first : rest[number / 64 - 1]
    return word & Self.bit(number) != 0
  }

  /// Inserts a number; returns false if the set contains it already.
  mutating func insert(_ number: Int) -> Bool {
    guard number < 64 else { return insertBeyond(number) }
    let bit = Self.bit(number)
    defer { first |= bit }
    return first & bit == 0
  }

  /// Not inlined, because a loop with it would first make the array unique, also an empty one.
  @inline(never)
  private mutating func insertBeyond(_ number: Int) -> Bool {
    let bit = Self.bit(number)
    defer { rest[number / 64 - 1] |= bit }
    return rest[number / 64 - 1] & bit == 0
  }

  /// The number of elements of `some` in the set; `all` has the numbers from 64 on.
  func count(of some: Some, in all: [Int]) -> Int {
    var count = (first & some.first).nonzeroBitCount
    for position in some.rest where contains(all[position]) { count += 1 }
    return count
  }

  func containsAll(of some: Some, in all: [Int]) -> Bool {
    guard first & some.first == some.first else { return false }
    for position in some.rest where !contains(all[position]) { return false }
    return true
  }

  func containsAny(of some: Some, in all: [Int]) -> Bool {
    guard first & some.first == 0 else { return true }
    for position in some.rest where contains(all[position]) { return true }
    return false
  }

  /// Numbers that are looked up together.
  struct Some {
    fileprivate var first: UInt64 = 0
    fileprivate var rest: Range<Int>
    let isEmpty: Bool

    /// Appends the numbers from 64 on to `all`.
    init(_ numbers: [Int], in all: inout [Int]) {
      let numbers = Set(numbers).sorted()
      isEmpty = numbers.isEmpty
      for number in numbers where number < 64 { first |= JSONBits.bit(number) }
      let others = numbers.filter { $0 >= 64 }
      rest = all.count..<all.count + others.count
      all += others
    }
  }

  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number & 63) }
}
