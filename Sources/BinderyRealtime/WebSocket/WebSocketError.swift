import BinderyRuntime
import Foundation

/// An error of a WebSocket that could not be opened, or that ended.
public enum WebSocketError: Error, Hashable, Sendable {
  /// The connection could not be made, or was lost.
  case transport(TransportError)
  /// The server answered the opening request with a status other than 101, or a stream of messages
  /// in an HTTP response with one other than 200.
  case refused(Refusal)
  /// The server's response to the opening handshake is invalid, with the reason.
  case handshake(String)
  /// The other side violated the protocol; it was sent this violation's close code.
  case violation(WebSocketViolation)
  /// More messages were received than read, and the inbox policy is to fail.
  case overflow(bound: Int)
  /// The WebSocket was closed by either side.
  case closed(WebSocketClosure)

  /// The response of a server that refused to open a WebSocket.
  public struct Refusal: Hashable, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders
    /// The beginning of the body: the bytes that arrived together with the header.
    public var body: [UInt8]

    /// Creates a response.
    public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }
}

extension WebSocketError {
  /// The time after which a service that refused the WebSocket may accept it, if it states a number
  /// of seconds (RFC 9110, section 10.2.3); nil if it states none, or a date.
  package var retryAfter: Duration? {
    guard case .refused(let refusal) = self, let text = refusal.headers["Retry-After"],
      let seconds = UInt32(text.trimmingBlanks)
    else { return nil }
    return .seconds(seconds)
  }
}

extension WebSocketError: DescribedError {
  public var description: String {
    switch self {
    case .transport(let error): "\(error)"
    case .refused(let refusal): "the server refused the connection with status \(refusal.status)"
    case .handshake(let reason): "the opening response is invalid: \(reason)"
    case .violation(let violation): "\(violation)"
    case .overflow(let bound):
      "the inbox is full: \(bound) messages wait to be read"
    case .closed(let closure):
      "the WebSocket was closed by the \(closure.by)"
        + (closure.code.map { " with \($0.rawValue)" } ?? "")
        + (closure.reason.isEmpty ? "" : ": \(escaped: closure.reason)")
    }
  }
}

/// A violation of the WebSocket protocol by the other side.
public struct WebSocketViolation: Error, Hashable, Sendable, DescribedError {
  /// The close code that is sent for it.
  public var code: WebSocketCloseCode
  /// A description of the violation.
  public var reason: String

  init(_ reason: String, code: WebSocketCloseCode = .protocolError) {
    self.code = code
    self.reason = reason
  }

  public var description: String { "\(reason) (\(code.rawValue))" }
}
