import Foundation

extension JSONScanner.NumberToken {
  /// The value, if it is written without point and exponent, and fits.
  func integer<I: FixedWidthInteger>(as type: I.Type) -> I? {
    guard isIntegral, isExact else { return nil }
    guard isNegative else { return I(exactly: mantissa) }
    guard mantissa <= 1 << 63 else { return nil }
    return I(exactly: Int64(truncatingIfNeeded: 0 &- mantissa))
  }

  /// The value, if mantissa and power of ten are exact doubles, so that one rounding is correct.
  var double: Double? {
    guard isExact, mantissa <= 1 << 53, exponent.magnitude <= 22 else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
