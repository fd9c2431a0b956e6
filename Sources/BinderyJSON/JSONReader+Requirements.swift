extension JSONReader {
  /// Returns the value of a required member; call it at the end of the object.
  ///
  /// Throws if it is missing, or where it was `null` and its type does not accept null.
  @inlinable
  public mutating func require<T>(_ value: T?, _ key: StaticString) throws(JSONError) -> T {
    guard let value else { return try missing(key) }
    return value
  }

  /// Returns the value of a required element; call it at the end of the array.
  @inlinable
  public mutating func require<T>(_ value: T?, at index: Int) throws(JSONError) -> T {
    guard let value else { return try missing(index) }
    return value
  }

  @usableFromInline
  mutating func missing<T>(_ index: Int) throws(JSONError) -> T {
    try replace(.missingElement(index))
  }

  @usableFromInline
  mutating func missing<T>(_ key: StaticString) throws(JSONError) -> T {
    if T.self == Int.self, let overflow { throw overflow }
    return try replace(.missingKey(String(describing: key)))
  }
}
