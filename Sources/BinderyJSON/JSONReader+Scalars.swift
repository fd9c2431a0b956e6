extension JSONReader {
  /// Reads `null`; returns false, without reading, when the next value is another one.
  public mutating func readNull() throws(JSONError) -> Bool {
    guard scanner.byte == UInt8(ascii: "n") else { return false }
    guard scanner.skip(word: "null") else { throw scanner.syntaxError(expected: "`null`") }
    isAfterValue = true
    return true
  }

  mutating func readBoolean() throws(JSONError) -> Bool {
    let value = scanner.byte == UInt8(ascii: "t")
    guard value ? scanner.skip(word: "true") : scanner.skip(word: "false") else {
      throw scanner.mismatch(expected: "a boolean")
    }
    isAfterValue = true
    return value
  }

  /// Reads a string, unless a scan has done so.
  mutating func scanString() throws(JSONError) -> JSONScanner.StringToken {
    let token: JSONScanner.StringToken
    // No string begins at offset 0: a quote precedes its text.
    if scannedString.begin == scanner.position + 1 {
      token = scannedString
      scanner.position = token.end + 1
    } else {
      token = try scanner.scanString()
    }
    isAfterValue = true
    return token
  }

  package mutating func readString() throws(JSONError) -> String {
    scanner.text(of: try scanString())
  }

  mutating func readNumber(expecting expected: String) throws(JSONError) -> JSONScanner.NumberToken
  {
    let token = try scanner.scanNumber(expecting: expected)
    isAfterValue = true
    return token
  }

  /// Reads a string and converts it; nil from `make` is an error with the name of the format.
  public mutating func readText<T>(
    as format: String,
    _ make: (String) -> T?
  ) throws(JSONError) -> T {
    let begin = scanner.position
    let text = try readString()
    guard let value = make(text) else {
      let reason = JSONError.Reason.invalidFormat(expected: format, found: JSONPath.quoted(text))
      throw scanner.failure(reason, at: begin)
    }
    return value
  }
}
