extension PubNubConfiguration {
  /// The older name of `userId`.
  @available(*, deprecated, renamed: "userId")
  public var uuid: String {
    get { userId }
    set { userId = newValue }
  }

  /// Creates a configuration with a `cipherKey`, the older form of `cryptoModule`.
  @available(*, deprecated, renamed: "init(publishKey:subscribeKey:userId:cryptoModule:)")
  public init(
    publishKey: String?,
    subscribeKey: String,
    userId: String,
    cipherKey: Crypto?,
    authKey: String? = nil,
    authToken: String? = nil,
    useSecureConnections: Bool = true,
    origin: String = "ps.pndsn.com",
    useInstanceId: Bool = false,
    useRequestId: Bool = false,
    automaticRetry: AutomaticRetry? = .default,
    durationUntilTimeout: UInt = 300,
    heartbeatInterval: UInt = 0,
    supressLeaveEvents: Bool = false,
    requestMessageCountThreshold: UInt = 100,
    filterExpression: String? = nil,
    enableEventEngine: Bool = true,
    maintainPresenceState: Bool = true
  ) {
    self.init(
      publishKey: publishKey,
      subscribeKey: subscribeKey,
      userId: userId,
      cryptoModule: cipherKey?.module,
      authKey: authKey,
      authToken: authToken,
      useSecureConnections: useSecureConnections,
      origin: origin,
      useInstanceId: useInstanceId,
      useRequestId: useRequestId,
      automaticRetry: automaticRetry,
      durationUntilTimeout: durationUntilTimeout,
      heartbeatInterval: heartbeatInterval,
      supressLeaveEvents: supressLeaveEvents,
      requestMessageCountThreshold: requestMessageCountThreshold,
      filterExpression: filterExpression,
      enableEventEngine: enableEventEngine,
      maintainPresenceState: maintainPresenceState
    )
  }

  /// Creates a configuration with the older `uuid` and `cipherKey`, and without retries by default.
  @available(*, deprecated, renamed: "init(publishKey:subscribeKey:userId:)")
  public init(
    publishKey: String?,
    subscribeKey: String,
    cipherKey: Crypto? = nil,
    authKey: String? = nil,
    authToken: String? = nil,
    uuid: String,
    useSecureConnections: Bool = true,
    origin: String = "ps.pndsn.com",
    useInstanceId: Bool = false,
    useRequestId: Bool = false,
    automaticRetry: AutomaticRetry? = nil,
    durationUntilTimeout: UInt = 300,
    heartbeatInterval: UInt = 0,
    supressLeaveEvents: Bool = false,
    requestMessageCountThreshold: UInt = 100,
    filterExpression: String? = nil,
    enableEventEngine: Bool = true,
    maintainPresenceState: Bool = true
  ) {
    self.init(
      publishKey: publishKey,
      subscribeKey: subscribeKey,
      userId: uuid,
      cryptoModule: cipherKey?.module,
      authKey: authKey,
      authToken: authToken,
      useSecureConnections: useSecureConnections,
      origin: origin,
      useInstanceId: useInstanceId,
      useRequestId: useRequestId,
      automaticRetry: automaticRetry,
      durationUntilTimeout: durationUntilTimeout,
      heartbeatInterval: heartbeatInterval,
      supressLeaveEvents: supressLeaveEvents,
      requestMessageCountThreshold: requestMessageCountThreshold,
      filterExpression: filterExpression,
      enableEventEngine: enableEventEngine,
      maintainPresenceState: maintainPresenceState
    )
  }
}
