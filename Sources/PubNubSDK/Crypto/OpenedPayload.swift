import BinderyRuntime

/// The result of decrypting a payload.
struct OpenedPayload: Hashable, Sendable {
  /// The decrypted message, or the unchanged payload.
  let payload: JSONValue
  let error: PubNubError?

  init(_ payload: JSONValue, error: PubNubError? = nil) {
    self.payload = payload
    self.error = error
  }
}
