import BinderyRuntime

extension MalformedEventError {
  /// Creates the error of an event whose payload isn't one of its kind.
  init(_ error: JSONError, inPayloadOf event: some JSONEncodable) {
    let path = JSONPath([.key("d")] + error.path.steps)
    self.init(
      message: JSONValue(lossless: event).utf8,
      errors: [JSONError(path: path, reason: error.reason)]
    )
  }
}

extension ObjectPayload {
  /// What keeps the payload from being an object; nil for an object of a known or unknown type.
  var error: JSONError? {
    guard case .unknown(let value) = self, value["type"]?.string == nil else { return nil }
    return JSONError(reason: .missingKey("type"))
  }
}
