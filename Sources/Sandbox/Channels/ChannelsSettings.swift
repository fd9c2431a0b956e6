import PusherSwift

/// How the local Pusher Channels behaves, and how much it keeps.
public struct ChannelsSettings: Sendable {
  /// Those of the only app.
  public var credentials = AppCredentials()
  /// After how many seconds of silence a client asks for a sign of life, as it is told, and after
  /// which it is asked for one.
  public var activityTimeout = 120
  /// How many seconds a client has to answer.
  public var pongTimeout = 30
  /// Whether clients may send events, which each app's settings say.
  public var allowsClientEvents = true
  /// How many events a second a connection may send.
  public var clientEventsPerSecond = 10
  /// Whether clients are told how many connections a channel has.
  public var countsSubscriptions = false
  /// How clients are told that they may not subscribe.
  public var refusal = SubscriptionRefusal.error
  /// What requests and messages may have.
  public var limits = Limits()
  /// What is kept.
  public var bounds = Bounds()

  public init() {}

  /// How a client learns that it may not subscribe: servers of this protocol differ.
  public enum SubscriptionRefusal: String, Sendable, CaseIterable {
    /// `pusher:error` with the channel and no code.
    case error
    /// `pusher:error` with the code 4009 and no channel, as Laravel Reverb has it.
    case unauthorized
    /// `pusher:subscription_error` with the reason, as soketi has it.
    case subscriptionError = "subscription-error"
    /// `pusher_internal:subscription_error` with nothing, as pusher-fake has it.
    case bare
  }

  /// What requests and messages may have at most, as the service documents it.
  public struct Limits: Sendable {
    public var channelNameCharacters = 200
    public var eventNameCharacters = 200
    public var eventBytes = 10 * 1024
    public var channelsPerEvent = 100
    public var eventsPerBatch = 10
    public var members = 100
    public var userIDCharacters = 128
    public var userInfoBytes = 1024
    public var watchlist = 100

    public init() {}
  }

  /// What is kept at most.
  public struct Bounds: Sendable {
    /// How many connections there may be; more are closed with 4004.
    public var connections = 5000
    /// How many channels a connection may be subscribed to.
    public var channelsPerConnection = 2000
    /// How many bytes of a connection's messages wait to go out, before it is dropped.
    public var queuedBytes = 8 << 20
    /// How many bytes a client's message may have.
    public var messageBytes = 64 << 10
    /// How long the last event of a cache channel is kept.
    public var cachedSeconds = 30 * 60
    /// How many cache channels have a last event; the oldest gives way.
    public var cachedChannels = 1000
    /// How many requests are remembered for `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }
}
