/// How the local PubNub behaves, and how much it keeps.
public struct SandboxSettings: Sendable {
  /// How long a long poll waits when nothing happens.
  public var holdSeconds = 280
  /// How many bytes of JSON a signal may have: 64 on current keys, 30 on old ones.
  public var signalBytes = 64
  /// The values of `auth` with which requests are allowed; nil allows all, as a key without Access
  /// Manager does.
  public var allowedTokens: Set<String>?
  /// The features that are turned off, whose requests are refused with 403.
  public var disabled: Set<Feature> = []
  public var bounds = Bounds()
  public var presence = Presence()

  public init() {}

  /// What is turned on for a key in the admin portal.
  public enum Feature: String, Sendable, CaseIterable {
    case storage, deletion, presence
  }

  /// What is kept at most.
  public struct Bounds: Sendable {
    /// How many messages of a channel subscribers can catch up with.
    public var queuedMessages = 100
    /// How long subscribers can catch up with a message.
    public var queuedSeconds = 20 * 60
    /// How many messages of a channel history has.
    public var storedMessages = 10_000
    /// How many bytes of JSON and names a subscribe key has; the oldest messages give way.
    public var bytes = 32 << 20
    /// How many of these bytes presences and groups may have, of which none gives way to another.
    public var standingBytes = 16 << 20
    /// How many message actions a channel has.
    public var actions = 10_000
    /// How many presences, one user on one channel each, a subscribe key has.
    public var presences = 100_000
    /// How many channel groups a subscribe key has.
    public var groups = 1000
    /// How many channels a group has.
    public var channelsInGroup = 2000
    /// How many subscribe keys there are; the one that wasn't used for longest gives way.
    public var subscribeKeys = 64
    /// How many requests are remembered for `GET /sandbox/requests`.
    public var requests = 1000

    public init() {}
  }

  /// How presence is told.
  public struct Presence: Sendable {
    /// Seconds of silence after which a user counts as gone, where the client doesn't say.
    public var timeoutSeconds = 300
    /// Up to how many occupants each coming and going is told; beyond, an interval tells them.
    public var announceMax = 20
    /// How often an interval is told.
    public var intervalSeconds = 10
    /// Whether an interval says who came and went.
    public var hasDeltas = true

    public init() {}
  }
}
