// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An event on a channel.
public struct ChannelEvent: JSONModel {
  public var event: EventName
  public var channel: ChannelName
  public var data: EventData?

  public init(event: EventName, channel: ChannelName, data: EventData? = nil) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: EventName?
    var channel: ChannelName?
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
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.optionalMember("data", data)
    json.endObject()
  }
}
