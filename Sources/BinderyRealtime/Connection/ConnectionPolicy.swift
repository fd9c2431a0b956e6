/// The connection policy of a service, with the user's settings.
public struct ConnectionPolicy: Hashable, Sendable {
  /// The keep-alive policy: when pings are sent, and the time for an answer.
  public var keepAlive: KeepAlivePolicy
  /// The maximum time until the greeting arrives, and for the closing handshake; nil for the time
  /// of the answer to a keep-alive.
  public var handshakeTimeout: Duration?
  /// The reactions to the end of a connection, by close code.
  public var closeCodes: CloseCodePolicy
  /// The reactions to an error message before the greeting, or as the last message before a close
  /// without a code; nil if error messages have no codes.
  public var errorCodes: ErrorCodePolicy?
  /// The delay before reconnecting, unless the rule of a code states another.
  public var backOff: BackOffPolicy
  /// Whether the client reconnects after a loss.
  ///
  /// Rules for the service's own close codes take precedence.
  public var reconnects: Bool

  /// Creates a policy; by default the client reconnects after a loss.
  public init(
    keepAlive: KeepAlivePolicy,
    handshakeTimeout: Duration? = nil,
    closeCodes: CloseCodePolicy,
    errorCodes: ErrorCodePolicy? = nil,
    backOff: BackOffPolicy,
    reconnects: Bool = true
  ) {
    self.keepAlive = keepAlive
    self.handshakeTimeout = handshakeTimeout
    self.closeCodes = closeCodes
    self.errorCodes = errorCodes
    self.backOff = backOff
    self.reconnects = reconnects
  }

  var effectiveHandshakeTimeout: Duration { handshakeTimeout ?? keepAlive.pongTimeout }

  /// The close codes that RFC 6455 leaves to services.
  static let serviceCodes = 4_000...4_999
}
