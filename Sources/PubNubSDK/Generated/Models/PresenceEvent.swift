// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Who came, went or changed state, with the address.
public struct PresenceEvent: JSONModel, SubscribeMessageProtocol {
  /// The shard.
  public var shard: String?
  /// The wildcard, channel group or channel that was subscribed to.
  public var subscription: String?
  /// The channel, and `-pnpres`.
  ///
  /// Matches `-pnpres$`.
  public var channel: String
  /// Who came, went or changed state.
  @Indirect public var payload: PresencePayload
  /// The kind.
  ///
  /// Its only value is `0`.
  public var kind: Int?
  /// Flags of the service's own.
  public var flags: Int?
  /// The user who published it.
  public var publisher: String?
  /// The subscribe key.
  public var subscribeKey: String?
  /// Where it originated.
  public var origin: EventCursor?
  /// When and where it was published.
  public var published: EventCursor?
  /// The publisher's count of messages.
  public var sequenceNumber: Int?
  /// The publisher's metadata.
  public var metadata: Metadata?
  /// The application's word for the kind of message.
  public var customMessageType: String?

  public init(
    shard: String? = nil,
    subscription: String? = nil,
    channel: String,
    payload: PresencePayload,
    kind: Int? = nil,
    flags: Int? = nil,
    publisher: String? = nil,
    subscribeKey: String? = nil,
    origin: EventCursor? = nil,
    published: EventCursor? = nil,
    sequenceNumber: Int? = nil,
    metadata: Metadata? = nil,
    customMessageType: String? = nil
  ) {
    self.shard = shard
    self.subscription = subscription
    self.channel = channel
    self.payload = payload
    self.kind = kind
    self.flags = flags
    self.publisher = publisher
    self.subscribeKey = subscribeKey
    self.origin = origin
    self.published = published
    self.sequenceNumber = sequenceNumber
    self.metadata = metadata
    self.customMessageType = customMessageType
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channel: String?
    var payload: PresencePayload?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "a": json.read(into: &shard)
      case "b": json.read(into: &subscription)
      case "c": json.read(into: &channel)
      case "d": json.read(into: &payload)
      case "e": json.read(into: &kind)
      case "f": json.read(into: &flags)
      case "i": json.read(into: &publisher)
      case "k": json.read(into: &subscribeKey)
      case "o": json.read(into: &origin)
      case "p": json.read(into: &published)
      case "s": json.read(into: &sequenceNumber)
      case "u": json.read(into: &metadata)
      case "cmt": json.read(into: &customMessageType)
      default: try json.skipValue()
      }
    }
    self.channel = try json.require(channel, "c")
    self.payload = try json.require(payload, "d")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("a", shard)
    json.optionalMember("b", subscription)
    json.member("c", channel)
    json.member("d", payload)
    json.optionalMember("e", kind)
    json.optionalMember("f", flags)
    json.optionalMember("i", publisher)
    json.optionalMember("k", subscribeKey)
    json.optionalMember("o", origin)
    json.optionalMember("p", published)
    json.optionalMember("s", sequenceNumber)
    json.optionalMember("u", metadata)
    json.optionalMember("cmt", customMessageType)
    json.endObject()
  }
}

/// Who came, went or changed state.
///
/// A channel with many occupants doesn't report each; it sends an `interval` periodically.
public struct PresencePayload: JSONModel {
  public var action: Action
  /// The user; none in an interval.
  public var uuid: String?
  /// Seconds since 1970.
  public var timestamp: Int64?
  /// How many users are present now.
  public var occupancy: Int?
  /// The user's state.
  public var data: PresenceState?
  /// The users who came during the interval.
  public var join: [String]?
  /// The users who left during the interval.
  public var leave: [String]?
  /// The users who fell silent during the interval.
  public var timeout: [String]?
  /// True when the interval has too many users to list; here now lists them.
  public var hereNowRefresh: Bool?

  public init(
    action: Action,
    uuid: String? = nil,
    timestamp: Int64? = nil,
    occupancy: Int? = nil,
    data: PresenceState? = nil,
    join: [String]? = nil,
    leave: [String]? = nil,
    timeout: [String]? = nil,
    hereNowRefresh: Bool? = nil
  ) {
    self.action = action
    self.uuid = uuid
    self.timestamp = timestamp
    self.occupancy = occupancy
    self.data = data
    self.join = join
    self.leave = leave
    self.timeout = timeout
    self.hereNowRefresh = hereNowRefresh
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: Action?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "uuid": json.read(into: &uuid)
      case "timestamp": json.read(into: &timestamp)
      case "occupancy": json.read(into: &occupancy)
      case "data": json.read(into: &data)
      case "join": json.read(into: &join)
      case "leave": json.read(into: &leave)
      case "timeout": json.read(into: &timeout)
      case "here_now_refresh": json.read(into: &hereNowRefresh)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.optionalMember("uuid", uuid)
    json.optionalMember("timestamp", timestamp)
    json.optionalMember("occupancy", occupancy)
    json.optionalMember("data", data)
    json.optionalMember("join", join)
    json.optionalMember("leave", leave)
    json.optionalMember("timeout", timeout)
    json.optionalMember("here_now_refresh", hereNowRefresh)
    json.endObject()
  }

  public struct Action: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let join = Self(rawValue: "join")
    public static let leave = Self(rawValue: "leave")
    public static let timeout = Self(rawValue: "timeout")
    public static let stateChange = Self(rawValue: "state-change")
    public static let interval = Self(rawValue: "interval")

    public static let knownValues: [Self] = [.join, .leave, .timeout, .stateChange, .interval]
  }
}
