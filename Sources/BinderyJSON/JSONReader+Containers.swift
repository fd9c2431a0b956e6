extension JSONReader {
  /// Enters the next object, whose keys `nextKey` returns; throws when the value isn't an object.
  public mutating func beginObject() throws(JSONError) {
    try begin(UInt8(ascii: "{"), expecting: "an object")
  }

  /// Returns the next key, whose value must then be read or skipped; nil at the end of the object.
  public mutating func nextKey() throws(JSONError) -> JSONKey? {
    if let failure { throw failure }
    guard let key = try scanner.scanKey(isFirst: !isAfterValue) else {
      end()
      return nil
    }
    let count = key.end - key.begin
    guard !key.hasEscapes, count <= JSONKey.longestShort else { return JSONKey(key, of: document) }
    return JSONKey(shortAt: scanner.start + key.begin, count: count)
  }

  /// Enters the next array, whose elements `nextElement` announces; throws when it isn't an array.
  public mutating func beginArray() throws(JSONError) {
    try begin(UInt8(ascii: "["), expecting: "an array")
  }

  /// Returns whether there is another element, which must then be read or skipped.
  ///
  /// It must not be called again after false. An array whose indices have different meanings is
  /// read in a loop, too:
  ///
  /// ```swift
  /// while try json.nextElement() {
  ///   switch position {
  ///   case 0: code = try json.read()
  ///   default: try json.skipValue()
  ///   }
  ///   position += 1
  /// }
  /// self.code = try json.require(code, at: 0)
  /// ```
  public mutating func nextElement() throws(JSONError) -> Bool {
    guard try scanner.scanElement(isFirst: !isAfterValue) else {
      end()
      return false
    }
    return true
  }

  private mutating func begin(_ bracket: UInt8, expecting expected: String) throws(JSONError) {
    guard scanner.byte == bracket else { throw scanner.mismatch(expected: expected) }
    depth += 1
    try scanner.requireDepth(depth)
    guard stack.check() else { throw scanner.failure(.tooDeep(limit: depth - 1)) }
    scanner.position += 1
    isAfterValue = false
  }

  private mutating func end() {
    depth -= 1
    isAfterValue = true
  }
}
