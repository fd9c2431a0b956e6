import Foundation

/// The value of a number in normal form: a sign, digits, and a power of ten.
///
/// The digits neither begin nor end with zero; zero has no digits, no sign and no exponent.
package struct NormalizedNumber: Hashable {
  private var isNegative = false
  package private(set) var digits = ""
  private var exponent = Exponent.power(0)

  private enum Exponent: Hashable {
    case power(Int)
    /// Too long for `Int`; identified by the whole text of the number.
    case beyond(String)
  }

  init(_ value: Int64) {
    self.init(String(value))
  }

  /// Parses a number that the scanner has validated.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.count
    let point = bytes[..<end].firstIndex(of: UInt8(ascii: ".")) ?? end - 1
    let all = bytes[..<end].filter { (48...57).contains($0) }
    guard let first = all.firstIndex(where: { $0 != 48 }),
      let last = all.lastIndex(where: { $0 != 48 })
    else { return }
    isNegative = bytes[0] == UInt8(ascii: "-")
    digits = String(decoding: all[first...last], as: UTF8.self)
    let shift = all.count - 1 - last - (end - 1 - point)
    let written = end < bytes.count ? String(decoding: bytes[(end + 1)...], as: UTF8.self) : "0"
    exponent = Self.exponent(written, shift, of: text)
  }

  private static func exponent(_ text: String, _ shift: Int, of number: String) -> Exponent {
    guard let written = Int(text) else { return .beyond(number) }
    let (power, overflows) = written.addingReportingOverflow(shift)
    return overflows ? .beyond(number) : .power(power)
  }

  /// A text that identifies the value in any notation: that of an integer where it is one; not
  /// always JSON.
  package var identity: String {
    if let value: Int64 = integer() { return String(value) }
    if let value: UInt64 = integer() { return String(value) }
    let power =
      switch exponent {
      case .power(let power): String(power)
      case .beyond(let text): text
      }
    return "\(isNegative ? "-" : "")\(digits)e\(power)"
  }

  /// The power of ten of the last digit; nil if it is too long for `Int`.
  package var power: Int? {
    if case .power(let power) = exponent { power } else { nil }
  }

  package var isIntegral: Bool {
    switch exponent {
    case .power(let power): power >= 0
    case .beyond(let text): !text.lowercased().contains("e-")
    }
  }

  func integer<I: FixedWidthInteger>() -> I? {
    guard !digits.isEmpty else { return 0 }
    guard case .power(let power) = exponent, (0...20).contains(power), digits.utf8.count <= 20
    else { return nil }
    return I((isNegative ? "-" : "") + digits + String(repeating: "0", count: power))
  }

  func decimal() -> Decimal? {
    guard !digits.isEmpty else { return 0 }
    guard case .power(let power) = exponent else { return nil }
    // Decimal has 38 digits; the digits dropped here are those that it would round away.
    let dropped = max(digits.utf8.count - 38, 0)
    let (scale, overflows) = power.addingReportingOverflow(dropped)
    guard !overflows, (-128...127).contains(scale),
      let significand = Decimal(string: String(digits.dropLast(dropped)))
    else { return nil }
    return Decimal(sign: isNegative ? .minus : .plus, exponent: scale, significand: significand)
  }
}

extension NormalizedNumber: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    guard left.sign == right.sign else { return left.sign < right.sign }
    return left.sign < 0 ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Compares magnitudes: by the position of the first digit, then digit by digit.
  private func isSmaller(than other: Self) -> Bool {
    let (mine, others) = (order, other.order)
    guard mine == others else { return mine.lexicographicallyPrecedes(others) }
    return digits.utf8.lexicographicallyPrecedes(other.digits.utf8)
  }

  /// The position of the first digit, which may be too far from the point for `Int`.
  private var order: [Int] {
    switch exponent {
    case .power(let power):
      let (position, overflows) = power.addingReportingOverflow(digits.utf8.count)
      return [0, overflows ? .max : position]
    case .beyond(let text):
      let written = text.lowercased().split(separator: "e").last ?? ""
      let figures = written.drop { "+-0".contains($0) }.utf8.map(Int.init)
      let isTiny = written.hasPrefix("-")
      return isTiny
        ? [-1, -figures.count] + figures.map { -$0 } : [1, figures.count] + figures
    }
  }
}
