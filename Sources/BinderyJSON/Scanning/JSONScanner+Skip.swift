extension JSONScanner {
  /// Skips a whole value, which is nested in `depth` arrays and objects, and validates its grammar.
  mutating func skipValue(depth: Int) throws(JSONError) {
    guard isContainer else { return try skipScalar() }
    var levels = JSONLevels()
    repeat {
      var isFirst = false
      if isContainer {
        levels.append(isObject: byte == UInt8(ascii: "{"))
        try requireDepth(depth + levels.count)
        position += 1
        isFirst = true
      } else {
        try skipScalar()
      }
      while levels.count > 0, try !scanNext(inObject: levels.isObject, isFirst: isFirst) {
        levels.removeLast()
        isFirst = false
      }
    } while levels.count > 0
  }

  /// Whether the next value is an array or an object, whose brackets differ in one bit.
  private var isContainer: Bool { byte | 0x20 == UInt8(ascii: "{") }

  private mutating func scanNext(inObject: Bool, isFirst: Bool) throws(JSONError) -> Bool {
    inObject ? try scanKey(isFirst: isFirst) != nil : try scanElement(isFirst: isFirst)
  }

  private mutating func skipScalar() throws(JSONError) {
    switch byte {
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "t"): try require(skip(word: "true"))
    case UInt8(ascii: "f"): try require(skip(word: "false"))
    case UInt8(ascii: "n"): try require(skip(word: "null"))
    default: _ = try scanNumber(expecting: "a value")
    }
  }

  /// Scans a key and its colon, up to the value; nil after `}`.
  mutating func scanKey(isFirst: Bool) throws(JSONError) -> StringToken? {
    skipWhitespace()
    if skip(UInt8(ascii: "}")) { return nil }
    if !isFirst {
      guard skip(UInt8(ascii: ",")) else { throw syntaxError(expected: "`,` or `}`") }
      skipWhitespace()
    }
    guard byte == UInt8(ascii: "\"") else {
      throw syntaxError(expected: isFirst ? "a key or `}`" : "a key")
    }
    let key = try scanString()
    skipWhitespace()
    guard skip(UInt8(ascii: ":")) else { throw syntaxError(expected: "`:`") }
    skipWhitespace()
    return key
  }

  /// Scans up to the next element; false after `]`.
  mutating func scanElement(isFirst: Bool) throws(JSONError) -> Bool {
    skipWhitespace()
    if skip(UInt8(ascii: "]")) { return false }
    if !isFirst {
      guard skip(UInt8(ascii: ",")) else { throw syntaxError(expected: "`,` or `]`") }
      skipWhitespace()
    }
    return true
  }

  func requireDepth(_ depth: Int) throws(JSONError) {
    guard depth <= JSONReader.depthLimit else {
      throw failure(.tooDeep(limit: JSONReader.depthLimit))
    }
  }

  private func require(_ isWord: Bool) throws(JSONError) {
    guard isWord else { throw syntaxError(expected: "`true`, `false` or `null`") }
  }
}
