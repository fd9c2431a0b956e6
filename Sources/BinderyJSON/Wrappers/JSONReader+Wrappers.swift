extension JSONReader {
  /// Reads into a property's wrapper, which is usable before all properties are initialized.
  @inlinable
  public mutating func readIndirect<T: JSONDecodable>(into wrapper: inout IndirectOptional<T>) {
    read(into: &wrapper.wrappedValue)
  }

  /// Returns the value of a required member that may be `null`: absent is an error, null is nil.
  ///
  /// ```swift
  /// var closedAt: Nullable<DateTime>?
  /// …
  ///   case "closed_at": closedAt = try json.read()
  /// …
  /// self.closedAt = try json.requireNullable(closedAt, "closed_at")  // DateTime?
  /// ```
  @inlinable
  public mutating func requireNullable<T>(
    _ value: Nullable<T>?,
    _ key: StaticString
  ) throws(JSONError) -> T? {
    try require(value, key).value
  }
}
