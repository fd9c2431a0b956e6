/// How a `PubNub` instance behaves; a copy that is changed changes no instance.
///
///     var configuration = PubNubConfiguration(
///       publishKey: "demo",
///       subscribeKey: "demo",
///       userId: "myUniqueUserId"
///     )
///     configuration.heartbeatInterval = 100
public struct PubNubConfiguration: RouterConfiguration, Hashable {
  /// What publishing needs; nil for who only reads.
  public var publishKey: String?
  /// Whose channels these are.
  public var subscribeKey: String
  /// Who asks: at most 92 characters, the same for as long as there is this user.
  ///
  /// Without one every call but that for the time fails with `missingUserId`.
  public var userId: String
  /// Encrypts messages on their way out and decrypts those that come; nil for neither.
  public var cryptoModule: CryptoModule?
  /// What older access managers know the user by; a token comes before it.
  public var authKey: String?
  /// What the access manager has granted; `PubNub.set(token:)` renews it.
  public var authToken: String?
  /// Whether requests go by HTTPS.
  public var useSecureConnections: Bool
  /// The host of the service, with a port where it needs one.
  public var origin: String
  /// Whether requests say which instance asks.
  public var useInstanceId: Bool
  /// Whether each call has an id, the same when it is tried again.
  public var useRequestId: Bool
  /// Which failures are tried again, and when; nil for none.
  public var automaticRetry: AutomaticRetry?
  /// Seconds without a sign of life after which others are told that the user is gone; at least 20.
  public var durationUntilTimeout: UInt {
    didSet { durationUntilTimeout = max(durationUntilTimeout, Self.shortestTimeout) }
  }
  /// Seconds between signs of life beside the long poll, which is one itself; 0 for none, else at
  /// least 3.
  public var heartbeatInterval: UInt {
    didSet { heartbeatInterval = Self.interval(heartbeatInterval) }
  }
  /// Whether the service isn't told when a channel is left.
  public var supressLeaveEvents: Bool
  /// As many messages at once mean that earlier ones may be lost, which is told.
  public var requestMessageCountThreshold: UInt
  /// Which messages are received, in the service's language for filters.
  public var filterExpression: String?
  /// Whether requests say that the client runs the event engine, as it always does.
  public var enableEventEngine: Bool
  /// Whether a presence state that was set is sent again with every new subscription.
  public var maintainPresenceState: Bool
  /// The bytes of a message with its channel, percent-encoded, beyond which publishing fails with
  /// `messageTooLong` and nothing is sent; 32,768 unless the service has raised it for the key.
  public var maximumMessageSize: Int = MessageSize.most
  /// The bytes of a signal's JSON beyond which sending it fails with `messageTooLong`; 64 unless
  /// the service has raised it for the key.
  public var maximumSignalSize: Int = MessageSize.mostOfSignal
  /// What other libraries that use this client say of themselves, by their names.
  public var consumerIdentifiers: [String: String] = [:]

  /// A configuration with PubNub's defaults where nothing else is said.
  public init(
    publishKey: String?,
    subscribeKey: String,
    userId: String,
    cryptoModule: CryptoModule? = nil,
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
    self.publishKey = publishKey
    self.subscribeKey = subscribeKey
    self.userId = userId
    self.cryptoModule = cryptoModule
    self.authKey = authKey
    self.authToken = authToken
    self.useSecureConnections = useSecureConnections
    self.origin = origin
    self.useInstanceId = useInstanceId
    self.useRequestId = useRequestId
    self.automaticRetry = automaticRetry
    self.durationUntilTimeout = max(durationUntilTimeout, Self.shortestTimeout)
    self.heartbeatInterval = Self.interval(heartbeatInterval)
    self.supressLeaveEvents = supressLeaveEvents
    self.requestMessageCountThreshold = requestMessageCountThreshold
    self.filterExpression = filterExpression
    self.enableEventEngine = enableEventEngine
    self.maintainPresenceState = maintainPresenceState
  }

  private static let shortestTimeout: UInt = 20
  private static let shortestInterval: UInt = 3

  private static func interval(_ seconds: UInt) -> UInt {
    seconds == 0 ? 0 : max(seconds, shortestInterval)
  }
}
