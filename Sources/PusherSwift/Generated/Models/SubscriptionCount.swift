// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The notification of the number of a channel's connections.
public struct SubscriptionCount: JSONModel {
  public var event: String
  public var channel: ChannelName
  /// The number of connections.
  public var data: EmbeddedJSON<Audience>

  public init(
    event: String = "pusher_internal:subscription_count",
    channel: ChannelName,
    data: EmbeddedJSON<Audience>
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var channel: ChannelName?
    var data: EmbeddedJSON<Audience>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.channel = try json.require(channel, "channel")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.member("data", data)
    json.endObject()
  }
}

/// The number of connections of a channel.
public struct Audience: JSONModel {
  public var subscriptionCount: WholeNumber

  public init(subscriptionCount: WholeNumber) {
    self.subscriptionCount = subscriptionCount
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var subscriptionCount: WholeNumber?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "subscription_count": json.read(into: &subscriptionCount)
      default: try json.skipValue()
      }
    }
    self.subscriptionCount = try json.require(subscriptionCount, "subscription_count")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("subscription_count", subscriptionCount)
    json.endObject()
  }
}
