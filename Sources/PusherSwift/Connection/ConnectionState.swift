import BinderyRealtime

/// How a connection stands.
public enum ConnectionState: Int, Sendable {
  case connecting
  case connected
  case disconnecting
  case disconnected
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
