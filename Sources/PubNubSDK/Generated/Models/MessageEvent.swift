// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A published message, with its delivery information.
public struct MessageEvent: JSONModel, SubscribeMessageProtocol {
  /// The shard of the message.
  public var shard: String?
  /// The wildcard, channel group or channel of the subscription.
  public var subscription: String?
  /// The name of the channel.
  public var channel: String
  /// The content of the message.
  public var payload: MessagePayload
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
    payload: MessagePayload,
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
    var payload: MessagePayload?
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
