extension JSONReader {
  /// Reads a value on which the rest does not depend: a value of another type is kept as its bytes,
  /// with the error and its position in them.
  ///
  /// Malformed JSON is thrown, since the start of the next value is unknown.
  @inlinable
  public mutating func readApart<T: JSONDecodable, Value>(
    _ value: (T) -> Value,
    orKeep undecodable: ([UInt8], JSONError) -> Value
  ) throws(JSONError) -> Value {
    let attempt = beginApart()
    do {
      let decoded = try T(from: &self)
      end(attempt)
      return value(decoded)
    } catch {
      let (bytes, error) = try keep(after: error, reading: T.self, in: attempt)
      return undecodable(bytes, error)
    }
  }

  @usableFromInline
  mutating func beginApart() -> JSONAttempt {
    let attempt = JSONAttempt(by: self)
    begin(attempt)
    // There is no alternative variant, so that unions keep unknown values.
    trial = nil
    return attempt
  }

  /// Returns the bytes of the value that could not be decoded, and the error in them.
  @usableFromInline
  mutating func keep<T: JSONDecodable>(
    after error: JSONError,
    reading type: T.Type,
    in attempt: JSONAttempt
  ) throws(JSONError) -> ([UInt8], JSONError) {
    try abandon(attempt, after: error)
    let error = try explanation(of: error, reading: type, in: attempt)
    try skipValue()
    let bytes = scanner.bytes(from: attempt.begin, to: scanner.position)
    let offset = error.offset - attempt.begin
    let path = JSONPathFinder(bytes, upTo: offset).path
    return (Array(bytes), JSONError(path: path, offset: offset, reason: error.reason))
  }

  /// Returns the complete error of the value; an error of an attempt has no path.
  ///
  /// The bytes read again are bounded: once for each value, however many variants were tried
  /// before, and for values nested in each other four times the size of the document.
  private mutating func explanation<T: JSONDecodable>(
    of error: JSONError,
    reading type: T.Type,
    in attempt: JSONAttempt
  ) throws(JSONError) -> JSONError {
    // An error inside of a value that is read again is discarded with it.
    guard !isExplaining, budget.rereadBytes <= 4 * document.count else { return error }
    isExplaining = true
    defer { isExplaining = false }
    trial = nil
    scanner.isTrying = false
    isNamed = false
    var exact = error
    do {
      _ = try T(from: &self)
    } catch {
      exact = error
    }
    budget.rereadBytes += scanner.position - attempt.begin
    try abandon(attempt, after: exact)
    return exact
  }
}

extension JSONWriter {
  /// Writes JSON that is available as bytes; malformed bytes are an error of the whole document.
  public mutating func write(parsing bytes: [UInt8]) {
    do {
      let value: JSONValue = try JSONReader.decode(from: bytes)
      value.encode(into: &self)
    } catch {
      fail(error.reason)
    }
  }
}
