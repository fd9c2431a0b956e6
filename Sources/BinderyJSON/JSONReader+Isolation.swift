extension JSONReader {
  /// Reads a value whose decoding error does not affect the rest of the document.
  ///
  /// If the value does not match the type, `undecodable` receives its bytes, and the error with its
  /// position in them. Malformed JSON throws, since the start of the next value is unknown.
  @inlinable
  public mutating func readIsolated<T: JSONDecodable, Value>(
    _ value: (T) -> Value,
    undecodable: ([UInt8], JSONError) -> Value
  ) throws(JSONError) -> Value {
    let attempt = beginIsolated()
    do {
      let decoded = try T(from: &self)
      end(attempt)
      return value(decoded)
    } catch {
      let (bytes, error) = try keep(after: error, in: attempt)
      return undecodable(bytes, error)
    }
  }

  @usableFromInline
  mutating func beginIsolated() -> JSONAttempt {
    let attempt = JSONAttempt(by: self)
    begin(attempt)
    // There is no alternative variant, so that unions keep unknown values.
    attemptStart = nil
    return attempt
  }

  /// Returns the bytes of the value that could not be decoded, and the error in them.
  @usableFromInline
  mutating func keep(
    after error: JSONError,
    in attempt: JSONAttempt
  ) throws(JSONError) -> ([UInt8], JSONError) {
    try abandon(attempt, after: error)
    let error = scanner.located(error, in: attempt.begin)
    try skipValue()
    return (Array(scanner.bytes(from: attempt.begin, to: scanner.position)), error)
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
