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
  func missing(_ index: Int) -> JSONError {
    let error = JSONError(offset: scanner.position, reason: .missingElement(index))
    return scanner.isTrying ? error : completed(error)
  }

  @usableFromInline
  func missing(_ key: StaticString) -> JSONError {
    let reason = JSONError.Reason.missingKey(String(describing: key))
    let error = JSONError(offset: scanner.position, reason: reason)
    return scanner.isTrying ? error : completed(error)
  }
}

extension JSONReader {
  /// Returns the error of an attempt with its path and offset in the value at `begin`.
  ///
  /// In an attempt, the error of a missing member has the offset of the end of its object.
  func completed(_ error: JSONError, from begin: Int = 0) -> JSONError {
    let bytes = scanner.bytes(from: begin, to: scanner.count)
    let finder = JSONPathFinder(bytes, upTo: error.offset - begin)
    var offset = error.offset - begin
    switch error.reason {
    case .missingElement: offset = finder.lastContainer ?? offset
    case .missingKey(let key):
      offset = finder.lastContainer ?? offset
      if let value = member(key, of: offset + begin), scanner.start[value] == UInt8(ascii: "n") {
        let null = JSONError.Reason.mismatch(expected: "a value", found: "null")
        return completed(JSONError(offset: value, reason: null), from: begin)
      }
    default: break
    }
    return JSONError(path: finder.path, offset: offset, reason: error.reason)
  }

  /// Returns the offset of a key's value in an object that was read without an error.
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
