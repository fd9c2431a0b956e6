import BinderyRuntime

extension EventFault {
  /// What keeps the payload of a file or object event from being one; nil for other events.
  ///
  /// An object of an unknown type is newer than this client, not malformed.
  init?(payloadOf event: EventsChannel.Incoming, _ encryption: PayloadEncryption) {
    let error: JSONError?
    let message: JSONValue
    switch event {
    case .file(let event):
      error = event.payload.error(encryption)
      message = JSONValue(lossless: event)
    case .object(let event):
      error = event.payload.error
      message = JSONValue(lossless: event)
    default: return nil
    }
    guard let error else { return nil }
    let path = JSONPath([.key("d")] + error.path.steps)
    self.init(message: message.utf8, errors: [JSONError(path: path, reason: error.reason)])
  }
}

extension SharedFile {
  /// Nil for text that remains encrypted as well: its message has the error, or there is no key.
  fileprivate func error(_ encryption: PayloadEncryption) -> JSONError? {
    switch self {
    case .filePayload: return nil
    case .encrypted(let text):
      let opened = encryption.open(.string(text), of: .file)
      guard opened.error == nil, opened.payload != .string(text) else { return nil }
      return FilePayload.error(of: opened.payload)
    case .unknown(let value): return FilePayload.error(of: value)
    }
  }
}

extension ObjectPayload {
  fileprivate var error: JSONError? {
    guard case .unknown(let value) = self, value["type"]?.string == nil else { return nil }
    return JSONError(reason: .missingKey("type"))
  }
}

extension FilePayload {
  fileprivate static func error(of value: JSONValue) -> JSONError? {
    do {
      _ = try value.decode(as: FilePayload.self)
      return nil
    } catch {
      return error
    }
  }
}
