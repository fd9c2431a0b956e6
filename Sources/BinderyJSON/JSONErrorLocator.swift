/// Finds the path and the offset of an error in the document that was read.
///
/// An error in an attempt to decode a variant has none yet: most of these errors are never thrown.
struct JSONErrorLocator {
  let scanner: JSONScanner

  /// Returns an error with its path and offset in the value at `begin`.
  ///
  /// In an attempt, the error of a missing member has the offset of the end of its object.
  func located(_ error: JSONError, in begin: Int = 0) -> JSONError {
    let bytes = scanner.bytes(from: begin, to: scanner.count)
    let finder = JSONPathFinder(bytes, upTo: error.offset - begin)
    let offset = self.offset(of: error, in: begin, finder)
    if case .missingKey(let key) = error.reason, let value = member(key, of: offset + begin),
      isNull(at: value)
    {
      return located(.null(at: value), in: begin)
    }
    return JSONError(path: finder.path, offset: offset, reason: error.reason)
  }

  /// Returns errors of the document, in its order, with their paths and offsets.
  ///
  /// A member that is present isn't missing: its value has an error of its own.
  func located(all errors: [JSONError]) -> [JSONError] {
    var finder = JSONPathFinder(scanner.bytes(from: 0, to: scanner.count), upTo: 0)
    return errors.compactMap { error in
      finder.advance(to: error.offset)
      let offset = self.offset(of: error, in: 0, finder)
      if case .missingKey(let key) = error.reason, let value = member(key, of: offset) {
        return isNull(at: value) ? located(.null(at: value)) : nil
      }
      return JSONError(path: finder.path, offset: offset, reason: error.reason)
    }
  }

  /// The offset of the value in which a member or an element is missing, or else of the error.
  private func offset(of error: JSONError, in begin: Int, _ finder: JSONPathFinder) -> Int {
    switch error.reason {
    case .missingKey, .missingElement: finder.lastContainer ?? error.offset - begin
    default: error.offset - begin
    }
  }

  private func isNull(at offset: Int) -> Bool { scanner.start[offset] == UInt8(ascii: "n") }

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

extension JSONError {
  /// The error of a required member that is null.
  fileprivate static func null(at offset: Int) -> JSONError {
    JSONError(offset: offset, reason: .mismatch(expected: "a value", found: "null"))
  }
}

extension JSONScanner {
  /// Returns an error with its path and offset in the value at `begin`.
  func located(_ error: JSONError, in begin: Int = 0) -> JSONError {
    JSONErrorLocator(scanner: self).located(error, in: begin)
  }
}
