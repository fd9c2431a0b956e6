import BinderyRuntime

extension MalformedEventError {
  /// Creates the error of an event with an invalid payload.
  init(_ error: JSONError, inPayloadOf event: some JSONEncodable) {
    let path = JSONPath([.key("d")] + error.path.steps)
    self.init(
      message: JSONValue(lossless: event).utf8,
      errors: [JSONError(path: path, reason: error.reason)]
    )
  }
}

extension ObjectPayload {
  /// The error if the payload isn't an object event; nil for an object of a known or unknown type.
  var error: JSONError? {
    guard case .unknown(let value) = self, value["type"]?.string == nil else { return nil }
    return JSONError(reason: .missingKey("type"))
  }
}
