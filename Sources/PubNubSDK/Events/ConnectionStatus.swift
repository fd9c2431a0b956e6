/// The connection status of the subscription; a `switch` over its cases needs no default.
public enum ConnectionStatus: Hashable, Sendable {
  /// The client waits for the first response.
  case connecting
  /// The service has responded, and the client polls for events.
  case connected
  /// The connection was lost and is being retried.
  case reconnecting
  /// The app unsubscribed from everything or disconnected.
  case disconnected
  /// The retries are exhausted or the error is final; the app can reconnect.
  case disconnectedUnexpectedly(PubNubError)

  /// Whether events can be received now; false while a lost connection is being retried.
  public var isConnected: Bool { self == .connected }

  /// Whether the client receives events, or will receive them without a call of the app.
  public var isActive: Bool {
    switch self {
    case .connecting, .connected, .reconnecting: true
    case .disconnected, .disconnectedUnexpectedly: false
    }
  }
}
