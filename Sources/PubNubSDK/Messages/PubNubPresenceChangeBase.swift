/// The presence change that this client makes.
public struct PubNubPresenceChangeBase: PubNubPresenceChange, Hashable {
  public let actions: [PubNubPresenceChangeAction]
  public let occupancy: Int
  public let timetoken: Timetoken
  public let refreshHereNow: Bool
  public let channel: String
  public let subscription: String?
  public let published: Timetoken?
  private let meta: AnyJSON?

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

  public var metadata: (any JSONCodable)? { meta }
}
