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
    var offset = error.offset - begin
    switch error.reason {
    case .missingElement: offset = finder.lastContainer ?? offset
    case .missingKey(let key):
      offset = finder.lastContainer ?? offset
      if let value = member(key, of: offset + begin), scanner.start[value] == UInt8(ascii: "n") {
        let null = JSONError.Reason.mismatch(expected: "a value", found: "null")
        return located(JSONError(offset: value, reason: null), in: begin)
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

extension JSONScanner {
  /// Returns an error with its path and offset in the value at `begin`.
  func located(_ error: JSONError, in begin: Int = 0) -> JSONError {
    JSONErrorLocator(scanner: self).located(error, in: begin)
  }
}
