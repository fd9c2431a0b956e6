import BinderyRuntime

// Numbers, which some services write as strings.
extension JSONValue {
  /// The value as an integer.
  package var wholeNumber: Int64? { number?.integer() ?? string.flatMap { Int64($0) } }

  /// The value as a finite number.
  var finiteNumber: Double? {
    double ?? string.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
