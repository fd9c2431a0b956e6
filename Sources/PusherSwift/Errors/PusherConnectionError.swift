import BinderyRealtime
import BinderyRuntime

/// The reason why a connection ended and is not opened again.
public enum PusherConnectionError: Error, Hashable, Sendable {
  /// The service sent an error instead of its greeting.
  case refused(code: Int, message: String)
  /// The service closed the connection, with or without a code.
  case closed(code: Int?)
  /// The connection could not be opened, or was lost.
  case failed(WebSocketError)
  /// The service didn't respond in time.
  case unanswered
  /// The app disconnected.
  case disconnected
}

extension PusherConnectionError: DescribedError {
  public var description: String {
    switch self {
    case .refused(let code, let message): "the service refused the connection: \(code) \(message)"
    case .closed(let code?): "the service closed the connection with \(code)"
    case .closed: "the service closed the connection"
    case .failed(let error): "the connection failed: \(error)"
    case .unanswered: "the service didn't respond in time"
    case .disconnected: "the app disconnected"
    }
  }
}
