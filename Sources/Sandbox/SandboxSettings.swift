/// The behavior and the limits of the local PubNub.
public struct SandboxSettings: Hashable, Sendable {
  /// The timeout of a long poll without events, in seconds.
  public var holdSeconds = 280
  /// The maximum number of bytes of a signal's JSON: 64 on current keys, 30 on old ones.
  public var signalBytes = 64
  /// The values of `auth` that are accepted; nil accepts all, like a key without Access Manager.
  public var allowedTokens: Set<String>?
  /// The disabled features, whose requests get 403.
  public var disabled: Set<Feature> = []
  public var bounds = Bounds()
  public var presence = Presence()

  public init() {}

  /// A feature of a key in the admin portal.
  public enum Feature: String, Sendable, CaseIterable {
    case storage, deletion, presence
  }

  /// The limits of stored data.
  public struct Bounds: Hashable, Sendable {
    /// The maximum number of queued messages of a channel.
    public var queuedMessages = 100
    /// The number of seconds that a message remains in the queue.
    public var queuedSeconds = 20 * 60
    /// The maximum number of stored messages of a channel.
    public var storedMessages = 10_000
    /// The maximum number of bytes of a subscribe key's JSON and names; drops the oldest messages.
    public var bytes = 32 << 20
    /// The part of these bytes that presences and groups may use; these are never dropped.
    public var permanentBytes = 16 << 20
    /// The maximum number of message actions of a channel.
    public var actions = 10_000
    /// The maximum number of presences (a user on a channel) per subscribe key.
    public var presences = 100_000
    /// The maximum number of channel groups per subscribe key.
    public var groups = 1000
    /// The maximum number of channels of a group.
    public var channelsInGroup = 2000
    /// The maximum number of subscribe keys; the least recently used is dropped.
    public var subscribeKeys = 64
    /// The maximum number of requests in `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }

  /// The settings of presence events.
  public struct Presence: Hashable, Sendable {
    /// The default timeout of a user, in seconds.
    public var timeoutSeconds = 300
    /// The maximum number of occupants with an event for each change; others have intervals.
    public var announceMax = 20
    /// The seconds between interval events.
    public var intervalSeconds = 10
    /// Whether interval events name the users that joined and left.
    public var hasDeltas = true

    public init() {}
  }
}
