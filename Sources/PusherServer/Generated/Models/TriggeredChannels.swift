// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The requested attributes of the channels of an event.
public struct TriggeredChannels: JSONModel {
  /// The channels by name, if the request includes `info`.
  public var channels: [String: ChannelAttributes]?

  public init(channels: [String: ChannelAttributes]? = nil) {
    self.channels = channels
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("channels", channels)
    json.endObject()
  }
}
