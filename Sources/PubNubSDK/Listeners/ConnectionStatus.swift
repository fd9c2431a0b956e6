/// How the subscription stands: these are all, so that a `switch` over them needs no default.
public enum ConnectionStatus: Hashable, Sendable {
  /// The first answer is waited for.
  case connecting
  /// The service has answered, and is asked for what comes.
  case connected
  /// The connection was lost and is tried again.
  case reconnecting
  /// Ended by the app.
  case disconnected
  /// Ended by failures beyond what is tried again; it starts anew when the app says so.
  case disconnectedUnexpectedly(PubNubError)

  /// False while a lost connection is tried again; `isActive` isn't.
  public var isConnected: Bool { self == .connected }

  /// Whether events come, or may come without the app's doing anything.
  public var isActive: Bool {
    switch self {
    case .connecting, .connected, .reconnecting: true
    case .disconnected, .disconnectedUnexpectedly: false
    }
  }
}
