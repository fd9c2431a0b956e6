import BinderyJSON

extension JSONNumber {
  /// Whether the number is an exact multiple of a divisor above 0.
  package func isMultiple(of divisor: JSONNumber) -> Bool {
    let (own, other) = (normalized, divisor.normalized)
    guard !own.digits.isEmpty else { return true }
    guard let power = own.power, let otherPower = other.power else { return false }
    // No trailing zeros remain, so a number with a smaller power isn't a multiple.
    guard power >= otherPower else { return false }
    // Beyond four powers of ten per digit, more of them add no factor that the divisor may lack.
    let zeros = min(power - otherPower, 4 * other.digits.utf8.count)
    let digits = other.digits.utf8.map { $0 - UInt8(ascii: "0") }
    var remainder = Remainder(divisor: digits)
    for digit in own.digits.utf8 { remainder.append(digit - UInt8(ascii: "0")) }
    for _ in 0..<zeros { remainder.append(0) }
    return remainder.digits.isEmpty
  }
}

/// The remainder of a long division, which takes the dividend digit by digit.
private struct Remainder {
  let divisor: [UInt8]
  /// Without leading zeros.
  private(set) var digits: [UInt8] = []

  init(divisor: [UInt8]) { self.divisor = divisor }

  mutating func append(_ digit: UInt8) {
    if !digits.isEmpty || digit != 0 { digits.append(digit) }
    while !isSmaller { subtract() }
  }

  private var isSmaller: Bool {
    digits.count == divisor.count
      ? digits.lexicographicallyPrecedes(divisor) : digits.count < divisor.count
  }

  private mutating func subtract() {
    var borrow: Int8 = 0
    for distance in 1...digits.count {
      let index = digits.count - distance
      let taken = distance <= divisor.count ? Int8(divisor[divisor.count - distance]) : 0
      let difference = Int8(digits[index]) - taken - borrow
      borrow = difference < 0 ? 1 : 0
      digits[index] = UInt8(difference + 10 * borrow)
    }
    digits = Array(digits.drop { $0 == 0 })
  }
}
