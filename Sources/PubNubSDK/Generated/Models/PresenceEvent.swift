// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A change of presence, with its delivery information.
public struct PresenceEvent: JSONModel, SubscribeMessageProtocol {
  /// The shard of the message.
  public var shard: String?
  /// The wildcard, channel group or channel of the subscription.
  public var subscription: String?
  /// The name of the channel, with the suffix `-pnpres`.
  ///
  /// Matches `-pnpres$`.
  public var channel: String
  /// The change of presence.
  @Indirect public var payload: PresencePayload
  /// The type of the event.
  public var kind: Int?
  /// The flags for internal use by the service.
  public var flags: Int?
  /// The ID of the user who published the message.
  public var publisher: String?
  /// The subscribe key.
  public var subscribeKey: String?
  /// The timetoken and region of the message's origin.
  public var origin: EventCursor?
  /// The timetoken and region of the publication.
  public var published: EventCursor?
  /// The sequence number of the publisher's message.
  public var sequenceNumber: Int?
  /// The metadata from the publisher.
  public var metadata: Metadata?
  /// The custom message type, which the application defines.
  public var customMessageType: String?

  public init(
    shard: String? = nil,
    subscription: String? = nil,
    channel: String,
    payload: PresencePayload,
    kind: Int? = 0,
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

/// A change of presence: a user joined, left, timed out or changed state.
///
/// A channel with many occupants has no event for each change; the service sends an `interval`
/// event periodically.
public struct PresencePayload: JSONModel {
  public var action: Action
  /// The ID of the user; absent in an `interval` event.
  public var uuid: String?
  /// The time of the event, in seconds since 1970.
  public var timestamp: Int64?
  /// The number of users who are present.
  public var occupancy: Int?
  /// The presence state of the user.
  public var data: PresenceState?
  /// The IDs of the users who joined during the interval.
  public var join: [String]?
  /// The IDs of the users who left during the interval.
  public var leave: [String]?
  /// The IDs of the users who timed out during the interval.
  public var timeout: [String]?
  /// Whether the interval has too many users to list; `hereNow` lists them.
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
