extension JSONReader {
  /// The value of a required member, asked for when its object has just ended.
  ///
  /// A member that was `null` for a type without null is an error as well, and says so.
  @inlinable
  public func require<T>(_ value: T?, _ key: StaticString) throws(JSONError) -> T {
    guard let value else { throw missing(key) }
    return value
  }

  /// The value of a required member that may be `null`: absent is an error, null is nil.
  ///
  /// ```swift
  /// var closedAt: Nullable<DateTime>?
  /// …
  ///   case "closed_at": closedAt = try json.read()
  /// …
  /// self.closedAt = try json.requireNullable(closedAt, "closed_at")  // DateTime?
  /// ```
  @inlinable
  public func requireNullable<T>(
    _ value: Nullable<T>?,
    _ key: StaticString
  ) throws(JSONError) -> T? {
    try require(value, key).value
  }

  /// The value of a required element, asked for when its array has just ended.
  @inlinable
  public func require<T>(_ value: T?, at index: Int) throws(JSONError) -> T {
    guard let value else { throw missing(index) }
    return value
  }

  @usableFromInline
  func missing(_ index: Int) -> JSONError {
    let error = scanner.failure(.missingElement(index))
    return JSONError(path: error.path, offset: containerBegin, reason: error.reason)
  }

  @usableFromInline
  func missing(_ literal: StaticString) -> JSONError {
    let key = String(describing: literal)
    let begin = containerBegin
    if let null = member(key, of: begin), start(of: null) == UInt8(ascii: "n") {
      let reason = JSONError.Reason.mismatch(expected: "a value", found: "null")
      return scanner.failure(reason, at: null)
    }
    let path = scanner.failure(.missingKey(key)).path
    return JSONError(path: path, offset: begin, reason: .missingKey(key))
  }

  private var containerBegin: Int {
    let bytes = scanner.bytes(from: 0, to: scanner.count)
    return JSONPathFinder(bytes, upTo: scanner.position).lastContainer ?? scanner.position
  }

  private func start(of value: Int) -> UInt8 {
    scanner.start[value]
  }

  private func member(_ key: String, of object: Int) -> Int? {
    var ahead = scanner
    ahead.position = object
    var found: Int?
    try? ahead.forEachMember { token, scanner in
      if scanner.text(of: token) == key { found = scanner.position }
      return true
    }
    return found
  }
}
