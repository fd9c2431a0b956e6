/// The presence change type that this client creates.
public struct PubNubPresenceChangeBase: PubNubPresenceChange, Hashable {
  /// The changes; an interval event has several.
  public let actions: [PubNubPresenceChangeAction]
  /// The number of users present after the change.
  public let occupancy: Int
  /// The time in seconds since 1970, unlike other timetokens.
  public let timetoken: Timetoken
  /// Whether the list of users was too long to send; call `hereNow` to refresh it.
  public let refreshHereNow: Bool
  /// The channel of the users, without `-pnpres`.
  public let channel: String
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  public let subscription: String?
  /// The time at which the event was published.
  public let published: Timetoken?
  private let meta: AnyJSON?

  /// Creates a change, for an app's own tests.
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

  /// Creates a copy of another change.
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

  /// The same data in the form that filter expressions use.
  public var metadata: (any JSONCodable)? { meta }
}
