// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The notification that a cache channel has no last event.
public struct CacheMiss: JSONModel {
  public var event: String
  public var channel: ChannelName
  /// The unused data of the message: the text `null`, or absent.
  public var data: JSONValue?

  public init(event: String = "pusher:cache_miss", channel: ChannelName, data: JSONValue? = nil) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
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
