/// Pings that a client sends by itself, to find that a server no longer answers (RFC 6455 §5.5.2).
public struct WebSocketPings: Hashable, Sendable {
  /// The time without a received byte after which the client sends a ping; more than zero.
  public var interval: Duration
  /// The time that the server has to answer with any byte; more than zero.
  ///
  /// After it, the connection ends with `TransportError.timedOut`.
  public var timeout: Duration

  /// Creates the settings of pings; by default after 30 seconds, with 10 seconds for the answer.
  public init(interval: Duration = .seconds(30), timeout: Duration = .seconds(10)) {
    self.interval = interval
    self.timeout = timeout
  }
}
