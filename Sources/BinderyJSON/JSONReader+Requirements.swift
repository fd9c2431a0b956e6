extension JSONReader {
  /// Returns the value of a required member; call it at the end of the object.
  ///
  /// Throws if it is missing, or where it was `null` and its type does not accept null.
  @inlinable
  public mutating func require<T>(_ value: T?, _ key: StaticString) throws(JSONError) -> T {
    guard let value else { throw missing(key) }
    return value
  }

  /// Returns the value of a required element; call it at the end of the array.
  @inlinable
  public mutating func require<T>(_ value: T?, at index: Int) throws(JSONError) -> T {
    guard let value else { throw missing(index) }
    return value
  }

  @usableFromInline
  func missing(_ index: Int) -> JSONError { missing(.missingElement(index)) }

  @usableFromInline
  func missing(_ key: StaticString) -> JSONError {
    missing(.missingKey(String(describing: key)))
  }

  private func missing(_ reason: JSONError.Reason) -> JSONError {
    let error = JSONError(offset: scanner.position, reason: reason)
    return scanner.isInAttempt ? error : scanner.located(error)
  }
}
