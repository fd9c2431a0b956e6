// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A request to unsubscribe from a channel.
public struct Unsubscribe: JSONModel {
  public var event: String
  public var data: EndedSubscription

  public init(event: String = "pusher:unsubscribe", data: EndedSubscription) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EndedSubscription?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}

/// The channel to unsubscribe from.
public struct EndedSubscription: JSONModel {
  public var channel: ChannelName

  public init(channel: ChannelName) {
    self.channel = channel
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channel: ChannelName?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channel": json.read(into: &channel)
      default: try json.skipValue()
      }
    }
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channel", channel)
    json.endObject()
  }
}
