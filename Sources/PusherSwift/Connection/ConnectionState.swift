import BinderyRealtime

/// How a connection stands.
public enum ConnectionState: Int, Sendable {
  /// Until the service has greeted.
  case connecting
  /// Events come.
  case connected
  /// The service has yet to say goodbye.
  case disconnecting
  /// There is no connection, and none is coming.
  case disconnected
  /// The connection was lost, and is tried again after a while.
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
