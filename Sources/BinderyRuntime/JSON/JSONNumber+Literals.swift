extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int64) {
    self.init(value)
  }

  /// The digits that `Double` has; write a number of more than 15 digits as
  /// `JSONNumber("0.12345678901234567")`.
  ///
  /// The compiler refuses a literal that is too large for `Double`.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value) ?? 0
  }
}

extension JSONNumber: LosslessStringConvertible {
  /// Keeps the digits of a number as JSON writes it; nil for anything else.
  public init?(_ description: String) {
    guard let number = try? JSONNumber(parsing: description) else { return nil }
    self = number
  }
}

extension JSONNumber: Comparable {
  /// By value, with every digit.
  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.int64, let right = right.int64 { return left < right }
    return left.significance < right.significance
  }
}

extension Double {
  /// The nearest value; an infinity where the number is larger than any `Double`.
  public init(_ number: JSONNumber) {
    self = number.double ?? (number < 0 ? -.infinity : .infinity)
  }
}
