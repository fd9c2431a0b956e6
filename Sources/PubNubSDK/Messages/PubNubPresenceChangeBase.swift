/// The presence change that this client makes.
public struct PubNubPresenceChangeBase: PubNubPresenceChange, Hashable {
  /// What happened: of an interval several things.
  public let actions: [PubNubPresenceChangeAction]
  /// How many are there now.
  public let occupancy: Int
  /// Seconds since 1970, as the service counts presence: not units of 100 nanoseconds.
  public let timetoken: Timetoken
  /// True when there were too many to list: ask who is there.
  public let refreshHereNow: Bool
  /// The channel whose presence it is, without `-pnpres`.
  public let channel: String
  /// The wildcard or channel group that the event came by.
  public let subscription: String?
  /// When it was told.
  public let published: Timetoken?
  private let meta: AnyJSON?

  /// A change of one's own making, for tests of an app's own.
  public init(
    actions: [PubNubPresenceChangeAction],
    occupancy: Int,
    timetoken: Timetoken,
    refreshHereNow: Bool = false,
    channel: String,
    subscription: String? = nil,
    published: Timetoken? = nil,
    metadata: (any JSONCodable)? = nil
  ) {
    self.actions = actions
    self.occupancy = occupancy
    self.timetoken = timetoken
    self.refreshHereNow = refreshHereNow
    self.channel = channel
    self.subscription = subscription
    self.published = published
    meta = metadata?.codableValue
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubPresenceChange) {
    self.init(
      actions: other.actions,
      occupancy: other.occupancy,
      timetoken: other.timetoken,
      refreshHereNow: other.refreshHereNow,
      channel: other.channel,
      subscription: other.subscription,
      published: other.published,
      metadata: other.metadata
    )
  }

  /// The same in the service's words for filters.
  public var metadata: (any JSONCodable)? { meta }
}
