import BinderyRuntime

/// An error of a realtime client, with its cause.
public enum RealtimeError: Error, Hashable, Sendable, DescribedError {
  /// There is no connection, and the client doesn't try again; the cause is that of the last
  /// attempt, or nil after `disconnect()`.
  case disconnected(WebSocketError?)
  /// The message was not sent.
  case unsent(WebSocketError)
  /// The message can't be written as JSON.
  case unwritable(JSONError)
  /// The connection was not made in time.
  case connectionTimedOut
  /// The reply did not arrive in time.
  case replyTimedOut
  /// The connection was lost before the reply arrived.
  case replyLost
  /// The task was cancelled.
  case cancelled

  public var description: String {
    switch self {
    case .disconnected(let cause): "there is no connection" + (cause.map { ": \($0)" } ?? "")
    case .unsent(let cause): "the message was not sent: \(cause)"
    case .unwritable(let error): "the message can't be written: \(error)"
    case .connectionTimedOut: "the connection was not made in time"
    case .replyTimedOut: "the reply did not arrive in time"
    case .replyLost: "the connection was lost before the reply arrived"
    case .cancelled: "the task was cancelled"
    }
  }
}
