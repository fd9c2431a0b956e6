extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int64) {
    self.init(value)
  }

  /// Creates a number with the digits of a `Double`; write a number of more than 15 digits as
  /// `JSONNumber("0.12345678901234567")`.
  ///
  /// A literal that is too large for `Double` is a compile-time error.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value) ?? 0
  }
}

extension JSONNumber: LosslessStringConvertible {
  /// Creates a number that keeps the digits of a JSON number; nil for any other text.
  public init?(_ description: String) {
    guard let number = try? JSONNumber(parsing: description) else { return nil }
    self = number
  }
}

extension JSONNumber: Comparable {
  /// Compares by value, with every digit.
  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.int64, let right = right.int64 { return left < right }
    return left.normalized < right.normalized
  }
}

extension Double {
  /// Creates the nearest value; an infinity where the number exceeds every `Double`.
  public init(_ number: JSONNumber) {
    self = number.double ?? (number < 0 ? -.infinity : .infinity)
  }
}
