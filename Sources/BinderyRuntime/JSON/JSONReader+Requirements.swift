extension JSONReader {
  /// Returns the value of a required member; call it at the end of the object.
  ///
  /// Throws where it is missing, or where it was `null` and its type does not accept null.
  @inlinable
  public mutating func require<T>(_ value: T?, _ key: StaticString) throws(JSONError) -> T {
    guard let value else { throw missing(key) }
    return value
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

  /// Returns the value of a required element; call it at the end of the array.
  @inlinable
  public mutating func require<T>(_ value: T?, at index: Int) throws(JSONError) -> T {
    guard let value else { throw missing(index) }
    return value
  }

  @usableFromInline
  func missing(_ index: Int) -> JSONError {
    guard !scanner.isTrying else { return scanner.failure(.missingElement(index)) }
    let path = scanner.failure(.missingElement(index)).path
    return JSONError(path: path, offset: containerBegin, reason: .missingElement(index))
  }

  @usableFromInline
  func missing(_ literal: StaticString) -> JSONError {
    let key = String(describing: literal)
    guard !scanner.isTrying else { return scanner.failure(.missingKey(key)) }
    let begin = containerBegin
    if let value = member(key, of: begin), scanner.start[value] == UInt8(ascii: "n") {
      return scanner.failure(.mismatch(expected: "a value", found: "null"), at: value)
    }
    let path = scanner.failure(.missingKey(key)).path
    return JSONError(path: path, offset: begin, reason: .missingKey(key))
  }

  /// The offset of the array or object that ended last.
  private var containerBegin: Int {
    let bytes = scanner.bytes(from: 0, to: scanner.count)
    return JSONPathFinder(bytes, upTo: scanner.position).lastContainer ?? scanner.position
  }

  /// Returns the offset of a key's value.
  private func member(_ key: String, of object: Int) -> Int? {
    var ahead = scanner
    ahead.position = object
    var found: Int?
    // This part has been read without an error.
    try? ahead.forEachMember { token, scanner in
      if scanner.text(of: token) == key { found = scanner.position }
      return true
    }
    return found
  }
}
