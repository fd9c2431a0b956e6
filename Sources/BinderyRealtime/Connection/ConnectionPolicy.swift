/// What a connection goes by: the facts of a service, and what its user wants otherwise.
public struct ConnectionPolicy: Hashable, Sendable {
  /// When a sign of life is asked for, and how long it may take.
  public var keepAlive: KeepAlivePolicy
  /// How long the service may take to greet, and to say goodbye; nil for as long as a sign of life.
  public var greetsWithin: Duration?
  /// What a connection's end means, by its code.
  public var closeCodes: CloseCodePolicy
  /// What an error means that a message tells before the service greets, or last before it ends the
  /// connection without a code; nil where none does.
  public var errorCodes: ErrorCodePolicy?
  /// How long it waits before it connects again, where a code doesn't say otherwise.
  public var backOff: BackOffPolicy
  /// Whether a connection that was lost is made again.
  ///
  /// Where the service itself says what to do, with a code of its own, that counts instead.
  public var reconnects: Bool

  /// A connection that is made again after a loss, unless it is said otherwise.
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

  var courtesyTime: Duration { greetsWithin ?? keepAlive.answerWithin }

  /// The codes that RFC 6455 leaves to services.
  static let serviceCodes = 4_000...4_999
}
