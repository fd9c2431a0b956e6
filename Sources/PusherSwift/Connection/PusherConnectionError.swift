import BinderyRealtime

/// Why a connection ended by itself, and is not made again.
public enum PusherConnectionError: Error, Hashable, Sendable {
  /// The service said so instead of greeting.
  case refused(code: Int, message: String)
  /// The service closed it, with a code or without.
  case closed(code: Int?)
  /// It didn't come about, or was lost.
  case failed(WebSocketError)
  /// The service said nothing.
  case unanswered
  /// The app disconnected.
  case left
}

extension PusherConnectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let code, let message): "the service refused the connection: \(code) \(message)"
    case .closed(let code?): "the service closed the connection with \(code)"
    case .closed: "the service closed the connection"
    case .failed(let error): "the connection failed: \(error)"
    case .unanswered: "the service didn't answer"
    case .left: "the app disconnected"
    }
  }
}
