import BinderyRuntime

/// Why a WebSocket can't be opened, or doesn't go on.
public enum WebSocketError: Error, Hashable, Sendable {
  /// The connection didn't come about, or was lost.
  case transport(TransportError)
  /// The server answered the request to open with another status than 101.
  case refused(Refusal)
  /// The server's answer opens no WebSocket, with the reason.
  case handshake(String)
  /// The other side broke the protocol, and was told so by this code.
  case violation(WebSocketViolation)
  /// More messages came than were read, and the policy is to end then.
  case overflow(bound: Int)
  /// Closed already, by either side.
  case closed(WebSocketClosure)

  /// An answer that is no upgrade.
  public struct Refusal: Hashable, Sendable {
    /// Of HTTP: 101 would have been the upgrade.
    public var status: Int
    /// All fields of its head.
    public var headers: HTTPHeaders
    /// Its beginning, as far as it came together with the head.
    public var body: [UInt8]
  }
}

extension WebSocketError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .transport(let error): "\(error)"
    case .refused(let refusal): "the server answered \(refusal.status) and opens no WebSocket"
    case .handshake(let reason): "the server's answer opens no WebSocket: \(reason)"
    case .violation(let violation): "\(violation)"
    case .overflow(let bound):
      "\(bound) messages wait to be read, and there is no room for more"
    case .closed(let closure):
      "the WebSocket was closed by the \(closure.by)"
        + (closure.code.map { " with \($0.rawValue)" } ?? "")
        + (closure.reason.isEmpty ? "" : ": \(escaped: closure.reason)")
    }
  }
}

/// What the other side did that the protocol doesn't allow.
public struct WebSocketViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// With which the connection is closed for it.
  public var code: WebSocketCloseCode
  /// In words.
  public var reason: String

  init(_ reason: String, code: WebSocketCloseCode = .protocolError) {
    self.code = code
    self.reason = reason
  }

  public var description: String { "\(reason) (\(code.rawValue))" }
}
