/// What can be written as JSON.
public protocol JSONEncodable: Sendable {
  /// Writes exactly one value.
  func encode(into json: inout JSONWriter)

  /// What `encode(into:)` writes, as a value; throws where that isn't one JSON value.
  func jsonValue() throws(JSONError) -> JSONValue
}

extension JSONEncodable {
  public func jsonValue() throws(JSONError) -> JSONValue {
    try JSONReader.decode(from: JSONWriter.encode(self))
  }
}
