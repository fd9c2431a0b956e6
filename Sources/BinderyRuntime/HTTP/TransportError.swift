import Foundation

/// An error of an exchange without a complete response.
///
/// Its texts name hosts and causes, never a query or a header: those may contain secrets.
public enum TransportError: Error, Hashable, Sendable {
  /// The task was cancelled.
  case cancelled
  /// The exchange exceeded its `timeout`, or a pause exceeded its `idleTimeout`.
  case timedOut
  /// The name of the host could not be resolved.
  case cannotResolveHost(String)
  /// The server, or the proxy, does not accept a connection.
  case cannotConnect(String)
  /// The TLS handshake failed, for example because of an invalid certificate.
  case tls(String)
  /// The connection ended before the response did.
  case connectionLost(String)
  /// The header of the response was received, but not the whole body.
  case incompleteBody(IncompleteResponse)
  /// The response is longer than the exchange allows.
  case tooLarge(limit: Int)
  /// The response is not HTTP.
  case invalidResponse(String)
  /// The URL is not valid.
  case invalidURL(String)
  /// A file of the request's body is missing, or its size changed while it was sent.
  case unreadableBody(String)
  /// Any other cause.
  case other(String)
}

extension TransportError: DescribedError {
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut: "the request timed out"
    case .cannotResolveHost(let host): "cannot resolve host: \(escaped: host)"
    case .cannotConnect(let reason): "cannot connect: \(escaped: reason)"
    case .tls(let reason): "TLS failed: \(escaped: reason)"
    case .connectionLost(let reason): "connection lost: \(escaped: reason)"
    case .incompleteBody(let response):
      response.expected.map { "response cut short: \(response.received) of \($0) bytes" }
        ?? "response cut short after \(response.received) bytes"
    case .tooLarge(let limit): "response longer than \(limit) bytes"
    case .invalidResponse(let reason): "the response is not HTTP: \(escaped: reason)"
    case .invalidURL(let reason): "invalid URL: \(escaped: reason)"
    case .unreadableBody(let reason): "cannot send the body: \(escaped: reason)"
    case .other(let reason): String(escaping: reason)
    }
  }
}
