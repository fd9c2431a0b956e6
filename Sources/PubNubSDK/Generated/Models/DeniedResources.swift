// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The channels and channel groups that Access Manager doesn't allow.
public struct DeniedResources: JSONModel {
  public var channels: [String]?
  public var channelGroups: [String]?

  public init(channels: [String]? = nil, channelGroups: [String]? = nil) {
    self.channels = channels
    self.channelGroups = channelGroups
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      case "channel-groups": json.read(into: &channelGroups)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("channels", channels)
    json.optionalMember("channel-groups", channelGroups)
    json.endObject()
  }
}
