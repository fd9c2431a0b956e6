import BinderyRuntime

/// A JSON number of any size, compared and divided without rounding: ±digits × 10^exponent.
struct ExactDecimal: Comparable, Sendable, CustomStringConvertible {
  static let zero = ExactDecimal(text: "0")

  /// The number as it was written.
  let description: String
  private(set) var isNegative = false
  /// The digits from the most significant, without leading or trailing zeros; empty for zero.
  private var digits: [UInt8] = []
  private var exponent = 0

  init(_ number: JSONNumber) {
    self.init(text: number.text)
  }

  /// Creates a number from its JSON text.
  init(text: String) {
    description = text
    var mantissa: [UInt8] = []
    var fraction: Int?
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): fraction = 0
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Self.exponent(rest)
        rest = rest.suffix(0)
      default:
        mantissa.append(byte - UInt8(ascii: "0"))
        fraction = fraction.map { $0 + 1 }
      }
    }
    digits = mantissa
    exponent -= fraction ?? 0
    normalize()
  }

  /// A text that is the same for each spelling of a number.
  var canonicalText: String {
    (isNegative ? "-" : "") + digits.map(String.init).joined() + "e\(exponent)"
  }

  var isInteger: Bool { exponent >= 0 }

  /// The integer part as an `Int`, clamped to its range.
  var clampedInt: Int {
    let limit = isNegative ? Int.min : Int.max
    guard digits.count + exponent <= 19 else { return limit }
    let text = digits.map(String.init).joined() + String(repeating: "0", count: max(exponent, 0))
    return text.isEmpty ? 0 : Int((isNegative ? "-" : "") + text) ?? limit
  }

  /// Whether the number is an integer multiple of the divisor, which must be above zero.
  func isMultiple(of divisor: Self) -> Bool {
    guard !digits.isEmpty else { return true }
    let shift = exponent - divisor.exponent
    // No trailing zeros remain, so a number with a smaller exponent isn't a multiple.
    guard shift >= 0 else { return false }
    // Beyond four powers of ten per digit, more of them add no factor that the divisor may lack.
    let zeros = min(shift, 4 * divisor.digits.count)
    var remainder = Digits()
    for digit in digits + Array(repeating: 0, count: zeros) {
      remainder.append(digit)
      remainder.reduce(by: divisor.digits)
    }
    return remainder.isZero
  }

  static func == (left: Self, right: Self) -> Bool {
    left.isNegative == right.isNegative && left.exponent == right.exponent
      && left.digits == right.digits
  }

  static func < (left: Self, right: Self) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private func isSmaller(than other: Self) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty else { return digits.count < other.digits.count }
    let magnitudes = (digits.count + exponent, other.digits.count + other.exponent)
    guard magnitudes.0 == magnitudes.1 else { return magnitudes.0 < magnitudes.1 }
    return digits.lexicographicallyPrecedes(other.digits)
  }

  private mutating func normalize() {
    digits = Array(digits.drop { $0 == 0 })
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// Returns the exponent, clamped to ±10^18, which no real document reaches.
  private static func exponent(_ text: Substring.UTF8View) -> Int {
    let limit = 1_000_000_000_000_000_000
    let text = String(decoding: text, as: UTF8.self)
    return min(max(Int(text) ?? (text.hasPrefix("-") ? -limit : limit), -limit), limit)
  }
}

/// A natural number in decimal digits, for long division.
private struct Digits {
  private var digits: [UInt8] = []

  var isZero: Bool { digits.isEmpty }

  mutating func append(_ digit: UInt8) {
    if !digits.isEmpty || digit != 0 { digits.append(digit) }
  }

  mutating func reduce(by divisor: [UInt8]) {
    while !isSmaller(than: divisor) { subtract(divisor) }
  }

  private func isSmaller(than other: [UInt8]) -> Bool {
    digits.count == other.count
      ? digits.lexicographicallyPrecedes(other) : digits.count < other.count
  }

  private mutating func subtract(_ other: [UInt8]) {
    var borrow: Int8 = 0
    for distance in 1...digits.count {
      let index = digits.count - distance
      let taken = distance <= other.count ? Int8(other[other.count - distance]) : 0
      let difference = Int8(digits[index]) - taken - borrow
      borrow = difference < 0 ? 1 : 0
      digits[index] = UInt8(difference + 10 * borrow)
    }
    digits = Array(digits.drop { $0 == 0 })
  }
}
