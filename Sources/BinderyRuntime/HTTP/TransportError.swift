/// Why an exchange brought no whole answer.
///
/// Texts name hosts and causes, never a query or a header: those may hold secrets.
public enum TransportError: Error, Hashable, Sendable {
  /// The task was cancelled that waited for it.
  case cancelled
  /// It took longer than its `timeout`, or was silent for longer than its `idleTimeout`.
  case timedOut
  /// No address belongs to the name.
  case cannotResolveHost(String)
  /// Nobody answers there, or the proxy doesn't.
  case cannotConnect(String)
  /// The connection could not be made secure: a bad certificate, a failed handshake.
  case tls(String)
  /// The connection ended before the answer did.
  case connectionLost(String)
  /// The head of the answer came, and not all of its body.
  case incompleteBody(IncompleteAnswer)
  /// The answer is longer than the exchange allows.
  case tooLarge(limit: Int)
  /// What came back is not HTTP.
  case invalidResponse(String)
  /// It is none that can be asked.
  case invalidURL(String)
  /// A file of the request's body is missing, or became shorter or longer while it was sent.
  case unreadableBody(String)
  /// A cause that none of the other cases names.
  case other(String)
}

extension TransportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut: "no complete answer in time"
    case .cannotResolveHost(let host): "cannot resolve host: \(escaped: host)"
    case .cannotConnect(let reason): "cannot connect: \(escaped: reason)"
    case .tls(let reason): "no secure connection: \(escaped: reason)"
    case .connectionLost(let reason): "connection lost: \(escaped: reason)"
    case .incompleteBody(let answer):
      answer.expected.map { "answer cut short: \(answer.received) of \($0) bytes" }
        ?? "answer cut short after \(answer.received) bytes"
    case .tooLarge(let limit): "answer longer than \(limit) bytes"
    case .invalidResponse(let reason): "answer is not HTTP: \(escaped: reason)"
    case .invalidURL(let reason): "invalid URL: \(escaped: reason)"
    case .unreadableBody(let reason): "cannot send the body: \(escaped: reason)"
    case .other(let reason): String(escaping: reason)
    }
  }
}
