import BinderyRuntime

extension MalformedEventError {
  /// Creates the error of an event with an invalid payload.
  init(_ error: JSONError, inPayloadOf event: some JSONEncodable) {
    self.init(message: JSONValue(lossless: event).utf8, errors: error.inside(.key("d")).all)
  }
}

extension ObjectPayload {
  /// The error if the payload isn't an object event; nil for an object of a known or unknown type.
  var error: JSONError? {
    guard case .unknown(let value) = self, value["type"]?.string == nil else { return nil }
    return JSONError(reason: .missingKey("type"))
  }
}
