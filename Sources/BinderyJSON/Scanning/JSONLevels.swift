/// A stack of the arrays and objects around a value, which records which are objects.
struct JSONLevels {
  private(set) var count = 0
  /// The innermost 64, from the lowest bit on.
  private var word: UInt64 = 0
  /// The outer ones, 64 in each word.
  private var outer: [UInt64] = []

  var isObject: Bool { word & 1 == 1 }

  mutating func append(isObject: Bool) {
    if count > 0, count % 64 == 0 {
      outer.append(word)
      word = 0
    }
    word = word << 1 | (isObject ? 1 : 0)
    count += 1
  }

  mutating func removeLast() {
    count -= 1
    word >>= 1
    if count > 0, count % 64 == 0, let last = outer.popLast() { word = last }
  }
}
