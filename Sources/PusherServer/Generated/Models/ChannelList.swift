// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The channels with subscribers.
public struct ChannelList: JSONModel {
  /// The channels by name.
  public var channels: [String: ChannelAttributes]

  public init(channels: [String: ChannelAttributes]) {
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String: ChannelAttributes]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      default: try json.skipValue()
      }
    }
    self.channels = try json.require(channels, "channels")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channels", channels)
    json.endObject()
  }
}
