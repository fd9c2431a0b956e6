import Foundation

/// The value of a number in its one normal form: a sign, digits, and a power of ten.
///
/// The digits neither begin nor end with zero; zero has no digits, no sign and no exponent.
struct JSONSignificance: Hashable {
  private var isNegative = false
  private var digits = ""
  private var exponent = Exponent.power(0)

  private enum Exponent: Hashable {
    case power(Int)
    /// Too long for `Int`; kept apart by the whole text of the number.
    case beyond(String)
  }

  init(_ value: Int64) {
    self.init(String(value))
  }

  /// Reads a number that the scanner has accepted.
  init(_ text: String) {
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let significand = parts[0].drop { $0 == "-" }
    let fraction = significand.split(separator: ".").dropFirst().first ?? ""
    let all = significand.filter { $0 != "." }.drop { $0 == "0" }
    let kept = all.reversed().drop { $0 == "0" }.reversed()
    guard !kept.isEmpty else { return }
    isNegative = text.utf8.first == UInt8(ascii: "-")
    digits = String(kept)
    let shift = all.count - kept.count - fraction.count
    exponent = Self.exponent(parts.count > 1 ? parts[1] : "0", shift, of: text)
  }

  private static func exponent(_ text: Substring, _ shift: Int, of number: String) -> Exponent {
    guard let written = Int(text) else { return .beyond(number) }
    let (power, overflows) = written.addingReportingOverflow(shift)
    return overflows ? .beyond(number) : .power(power)
  }

  var isIntegral: Bool {
    switch exponent {
    case .power(let power): power >= 0
    case .beyond(let text): !text.lowercased().contains("e-")
    }
  }

  func integer<I: FixedWidthInteger>() -> I? {
    guard !digits.isEmpty else { return 0 }
    guard case .power(let power) = exponent, (0...20).contains(power) else { return nil }
    return I((isNegative ? "-" : "") + digits + String(repeating: "0", count: power))
  }

  func decimal() -> Decimal? {
    guard !digits.isEmpty else { return 0 }
    guard case .power(let power) = exponent else { return nil }
    // Decimal holds 38 digits; what is cut here is what it would round away.
    let dropped = max(digits.utf8.count - 38, 0)
    let (scale, overflows) = power.addingReportingOverflow(dropped)
    guard !overflows, (-128...127).contains(scale),
      let significand = Decimal(string: String(digits.dropLast(dropped)))
    else { return nil }
    return Decimal(sign: isNegative ? .minus : .plus, exponent: scale, significand: significand)
  }
}
