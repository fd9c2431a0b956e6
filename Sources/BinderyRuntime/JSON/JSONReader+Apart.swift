extension JSONReader {
  /// Reads a value that what follows doesn't depend on: one that is JSON and not of the type is
  /// kept as its bytes, with what is wrong and where in them.
  ///
  /// Broken JSON is thrown, since nobody knows where the next value begins.
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
    // Nothing else is tried in its place, so that choices keep what they don't know.
    trial = nil
    return attempt
  }

  /// The bytes of what couldn't be read, and what is wrong with them.
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

  /// The error as it is told of the value alone: one of a try says less, and of a later place.
  ///
  /// What is read again is bounded: once for each value, however many variants were tried before,
  /// and for values apart inside of each other four times the size of the document.
  private mutating func explanation<T: JSONDecodable>(
    of error: JSONError,
    reading type: T.Type,
    in attempt: JSONAttempt
  ) throws(JSONError) -> JSONError {
    // What is wrong inside of a value that is told again is forgotten with it.
    guard !isExplaining, effort.explained <= 4 * document.count else { return error }
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
    effort.explained += scanner.position - attempt.begin
    try abandon(attempt, after: exact)
    return exact
  }
}

extension JSONWriter {
  /// Writes JSON that is there as bytes; bytes that are none are the error of the whole document.
  public mutating func write(parsing bytes: [UInt8]) {
    do {
      let value: JSONValue = try JSONReader.decode(from: bytes)
      value.encode(into: &self)
    } catch {
      fail(error.reason)
    }
  }
}
