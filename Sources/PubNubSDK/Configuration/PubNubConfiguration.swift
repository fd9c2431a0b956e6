/// The settings of a `PubNub` instance, which keeps a copy of its own.
///
///     var configuration = PubNubConfiguration(
///       publishKey: "demo",
///       subscribeKey: "demo",
///       userId: "myUniqueUserId"
///     )
///     configuration.heartbeatInterval = 100
public struct PubNubConfiguration: RouterConfiguration, Hashable {
  /// The publish key; nil for a client that only receives.
  public var publishKey: String?
  /// The subscribe key, which identifies the application.
  public var subscribeKey: String
  /// The user's id: at most 92 characters, the same in every session of the user.
  ///
  /// If it is empty, every call except `time` fails with `missingUserId`.
  public var userId: String
  /// Encrypts published messages and decrypts received ones; nil for no encryption.
  public var cryptoModule: CryptoModule?
  /// The auth key of earlier versions of Access Manager; ignored if there is a token.
  public var authKey: String?
  /// The token of Access Manager; `PubNub.set(token:)` replaces it.
  public var authToken: String?
  /// Whether requests use HTTPS.
  public var useSecureConnections: Bool
  /// The host of the service, with a port unless it is the default.
  public var origin: String
  /// Whether requests carry the id of the instance.
  public var useInstanceId: Bool
  /// Whether each call has an id, the same for all its attempts.
  public var useRequestId: Bool
  /// The retry policy; nil for no retries.
  public var automaticRetry: AutomaticRetry?
  /// Seconds without a heartbeat after which the service reports the user's timeout; at least 20.
  public var durationUntilTimeout: UInt {
    didSet { durationUntilTimeout = max(durationUntilTimeout, Self.shortestTimeout) }
  }
  /// Seconds between heartbeats in addition to the long poll, which is one itself; 0 for none,
  /// otherwise at least 3.
  public var heartbeatInterval: UInt {
    didSet { heartbeatInterval = Self.interval(heartbeatInterval) }
  }
  /// Whether the client sends no leave request when it unsubscribes from a channel.
  public var supressLeaveEvents: Bool
  /// The number of messages in one response from which the client reports that earlier messages may
  /// be lost.
  public var requestMessageCountThreshold: UInt
  /// The filter expression that chooses the received messages, in PubNub's filter language.
  public var filterExpression: String?
  /// Whether requests state that the client runs the event engine, which it always does.
  public var enableEventEngine: Bool
  /// Whether the user's presence state is sent again with every new subscription.
  public var maintainPresenceState: Bool
  /// The longest message with its channel, percent-encoded, in bytes.
  ///
  /// Publishing a longer one fails with `messageTooLong`. 32,768 unless the service has raised the
  /// limit for the keys.
  public var maximumMessageSize: Int = MessageSize.defaultLimit
  /// The longest signal as JSON, in bytes.
  ///
  /// Sending a longer one fails with `messageTooLong`. 64 unless the service has raised the limit
  /// for the keys.
  public var maximumSignalSize: Int = MessageSize.defaultSignalLimit
  /// The names and versions of libraries that use this client, by an identifier of each.
  public var consumerIdentifiers: [String: String] = [:]

  /// Creates a configuration with PubNub's defaults for omitted arguments.
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
