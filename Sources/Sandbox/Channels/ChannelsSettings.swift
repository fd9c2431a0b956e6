import PusherSwift

/// The behavior and the limits of the local Pusher Channels.
public struct ChannelsSettings: Hashable, Sendable {
  /// The credentials of the only app.
  public var credentials = AppCredentials()
  /// The idle time, in seconds, after which either side sends a ping; clients receive it on
  /// connecting.
  public var activityTimeout = 120
  /// The timeout for a pong, in seconds.
  public var pongTimeout = 30
  /// Whether clients may send events, a setting of each app.
  public var allowsClientEvents = true
  /// The maximum number of client events per second and connection.
  public var clientEventsPerSecond = 10
  /// Whether clients receive subscription counts.
  public var countsSubscriptions = false
  /// The form in which subscriptions are rejected.
  public var refusal = SubscriptionRefusal.error
  /// The limits of requests and messages.
  public var limits = Limits()
  /// The limits of stored data.
  public var bounds = Bounds()

  public init() {}

  /// The form in which a subscription is rejected: servers of this protocol differ.
  public enum SubscriptionRefusal: String, Sendable, CaseIterable {
    /// `pusher:error` with the channel and no code.
    case error
    /// `pusher:error` with the code 4009 and no channel, as in Laravel Reverb.
    case unauthorized
    /// `pusher:subscription_error` with the reason, as in soketi.
    case subscriptionError = "subscription-error"
    /// `pusher_internal:subscription_error` without data, as in pusher-fake.
    case bare
  }

  /// The documented limits of requests and messages.
  public struct Limits: Hashable, Sendable {
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

  /// The limits of stored data.
  public struct Bounds: Hashable, Sendable {
    /// The maximum number of connections; further ones are closed with 4004.
    public var connections = 5000
    /// The maximum number of subscribed channels of a connection.
    public var channelsPerConnection = 2000
    /// The maximum number of queued bytes of a connection; beyond it, the connection is dropped.
    public var queuedBytes = 8 << 20
    /// The maximum number of bytes of a client's message.
    public var messageBytes = 64 << 10
    /// The number of seconds that the last event of a cache channel is kept.
    public var cachedSeconds = 30 * 60
    /// The maximum number of cache channels with a last event; the oldest is dropped.
    public var cachedChannels = 1000
    /// The maximum number of requests in `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }
}
