/// What a connection goes by: the facts of a service, and what its user wants otherwise.
public struct ConnectionPolicy: Hashable, Sendable {
  public var keepAlive: KeepAlivePolicy
  public var closeCodes: CloseCodePolicy
  public var errorCodes: ErrorCodePolicy?
  public var backOff: BackOffPolicy
  /// Whether a connection that was lost is made again.
  ///
  /// Where the service itself says what to do, with a code of its own, that counts instead.
  public var reconnects: Bool

  public init(
    keepAlive: KeepAlivePolicy,
    closeCodes: CloseCodePolicy,
    errorCodes: ErrorCodePolicy? = nil,
    backOff: BackOffPolicy,
    reconnects: Bool = true
  ) {
    self.keepAlive = keepAlive
    self.closeCodes = closeCodes
    self.errorCodes = errorCodes
    self.backOff = backOff
    self.reconnects = reconnects
  }

  /// The codes that RFC 6455 leaves to services.
  static let serviceCodes = 4_000...4_999
}
