import BinderyRuntime

extension ChatTransportConfig: Redacted {
  /// The addresses and the names of headers, without the values, which may be secrets.
  public var debugDescription: String {
    let headers = dataStoreHTTPHeaders.keys.sorted().joined(separator: ", ")
    let (rest, socket) = (Redaction.url(rest), Redaction.url(webSocket))
    return "REST \(rest), WebSocket \(socket), DataStore \(Redaction.url(dataStore)) (\(headers)),"
      + " newRoutesEnabled \(newRoutesEnabled), apiVersion \(apiVersion.rawValue)"
  }

  /// The same as `debugDescription`.
  public var description: String { debugDescription }

  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "rest": Redaction.url(rest), "webSocket": Redaction.url(webSocket),
      "dataStore": Redaction.url(dataStore),
      "dataStoreHTTPHeaders": dataStoreHTTPHeaders.keys.sorted(),
      "newRoutesEnabled": newRoutesEnabled, "apiVersion": apiVersion,
    ]
  }
}

extension ChatAuth: Redacted {
  /// The credentials without the token and the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "token": Redaction.mark(token), "scheme": scheme as Any, "method": method,
      "signature": Redaction.mark(signature), "isEncrypted": isEncrypted,
    ]
  }
}

extension ChatCenterUISDK: Redacted {
  /// Shows no member, since most hold data of the user.
  package var shownMembers: KeyValuePairs<String, Any> { [:] }
}

extension ChatSession: Redacted {
  /// Shows the draft.
  package var shownMembers: KeyValuePairs<String, Any> { ["draft": draft] }
}
