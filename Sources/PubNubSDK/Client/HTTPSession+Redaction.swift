import BinderyRuntime

extension HTTPSession: Redacted {
  /// The id alone: a transport, an operator or an observer may hold secrets.
  package var shownMembers: KeyValuePairs<String, Any> { ["sessionID": sessionID] }
}
