import BinderyRuntime

extension PusherConnection: Redacted {
  /// Shows the app's key, which is not a secret, the options and the state.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "key": key, "url": Redaction.url(url), "options": options,
      "connectionState": connectionState, "socketId": socketId as Any,
    ]
  }
}
