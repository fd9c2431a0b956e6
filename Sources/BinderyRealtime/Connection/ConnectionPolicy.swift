/// The connection policy of a service, with the user's settings.
public struct ConnectionPolicy: Hashable, Sendable {
  /// When keep-alives are sent, and how long an answer may take.
  public var keepAlive: KeepAlivePolicy
  /// How long the greeting, and the end of the closing handshake, may take; nil for as long as the
  /// answer to a keep-alive.
  public var greetsWithin: Duration?
  /// What the client does at the end of a connection, by close code.
  public var closeCodes: CloseCodePolicy
  /// What the client does after an error message that arrives before the greeting, or that is the
  /// last message before a close without a code; nil where error messages have no codes.
  public var errorCodes: ErrorCodePolicy?
  /// The delay before reconnecting, where no rule of a code states another.
  public var backOff: BackOffPolicy
  /// Whether the client reconnects after a loss.
  ///
  /// A rule for one of the service's own close codes takes precedence.
  public var reconnects: Bool

  /// Creates a policy; by default the client reconnects after a loss.
  public init(
    keepAlive: KeepAlivePolicy,
    greetsWithin: Duration? = nil,
    closeCodes: CloseCodePolicy,
    errorCodes: ErrorCodePolicy? = nil,
    backOff: BackOffPolicy,
    reconnects: Bool = true
  ) {
    self.keepAlive = keepAlive
    self.greetsWithin = greetsWithin
    self.closeCodes = closeCodes
    self.errorCodes = errorCodes
    self.backOff = backOff
    self.reconnects = reconnects
  }

  var handshakeTimeout: Duration { greetsWithin ?? keepAlive.answerWithin }

  /// The close codes that RFC 6455 leaves to services.
  static let serviceCodes = 4_000...4_999
}
