/// A type that can be encoded as JSON.
public protocol JSONEncodable: Sendable {
  /// Writes exactly one value.
  func encode(into json: inout JSONWriter)

  /// Returns the value that `encode(into:)` writes; throws if that isn't one JSON value.
  func jsonValue() throws(JSONError) -> JSONValue
}

extension JSONEncodable {
  public func jsonValue() throws(JSONError) -> JSONValue {
    try JSONReader.decode(from: JSONWriter.encode(self))
  }
}
