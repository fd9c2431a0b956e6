// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

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
