import BinderyRealtime

/// The state of a connection.
public enum ConnectionState: Int, Sendable {
  /// The client is connecting, until the service has sent its greeting.
  case connecting
  /// The connection is established.
  case connected
  /// The client has closed the connection; the service's close frame is pending.
  case disconnecting
  /// There is no connection, and the client doesn't reconnect.
  case disconnected
  /// The connection was lost; the client reconnects after a delay.
  case reconnecting

  /// The name of the state.
  public func stringValue() -> String { "\(self)" }

  init(_ status: ConnectionMachine.Status) {
    switch status {
    case .connecting: self = .connecting
    case .connected: self = .connected
    case .disconnecting: self = .disconnecting
    case .disconnected: self = .disconnected
    case .reconnecting: self = .reconnecting
    }
  }
}
