import BinderyRuntime

/// What came of a payload.
struct OpenedPayload: Hashable, Sendable {
  /// The message, or else the payload as it came.
  let payload: JSONValue
  let error: PubNubError?

  init(_ payload: JSONValue, error: PubNubError? = nil) {
    self.payload = payload
    self.error = error
  }
}
