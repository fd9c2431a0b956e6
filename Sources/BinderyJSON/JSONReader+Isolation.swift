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
      let (bytes, error) = try keep(T.self, after: error, in: attempt)
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

  /// Returns the bytes of the value that could not be decoded, and the errors in them.
  @usableFromInline
  mutating func keep<T: JSONDecodable>(
    _ type: T.Type,
    after error: JSONError,
    in attempt: JSONAttempt
  ) throws(JSONError) -> ([UInt8], JSONError) {
    try abandon(attempt, after: error)
    let error = scanner.located(error, in: attempt.begin)
    try skipValue()
    let bytes = Array(scanner.bytes(from: attempt.begin, to: scanner.position))
    return (bytes, isCollecting ? error : JSONReader(bytes).completed(error, of: type))
  }
}

// The parts of `IsolatedArray`.
extension JSONReader {
  /// Whether an undecodable element of the next array is kept.
  @usableFromInline var isolatesElements: Bool { isIsolating && !storesErrors }

  /// Reads an array whose elements must all be decoded.
  @usableFromInline
  mutating func readWhole<Element: JSONDecodable>() throws(JSONError) -> [Element] {
    do {
      return try [Element](from: &self)
    } catch {
      hasRefusedElement = true
      throw error
    }
  }

  /// Returns the element that could not be decoded.
  @usableFromInline
  mutating func isolate<Element: JSONDecodable>(
    _ type: Element.Type,
    at index: Int,
    after error: JSONError,
    in attempt: JSONAttempt
  ) throws(JSONError) -> UndecodableArrayElement {
    guard JSONIsolation.isAllowed else {
      end(attempt)
      throw attempt.isInner ? error : scanner.located(error)
    }
    let (bytes, error) = try keep(type, after: error, in: attempt)
    let json: JSONValue = try JSONReader.decode(from: bytes)
    return UndecodableArrayElement(index: index, json: json, error: error)
  }
}

/// Whether undecodable elements are kept by the decoding of the current task.
package enum JSONIsolation {
  /// False in contract tests, in which an undecodable element is a violation.
  @TaskLocal package static var isAllowed = true
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
