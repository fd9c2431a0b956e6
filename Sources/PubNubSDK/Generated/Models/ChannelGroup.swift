// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A named list of channels.
public struct ChannelGroup: JSONModel {
  public var channels: [String]
  /// The group's name.
  public var group: String

  public init(channels: [String], group: String) {
    self.channels = channels
    self.group = group
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String]?
    var group: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      case "group": json.read(into: &group)
      default: try json.skipValue()
      }
    }
    self.channels = try json.require(channels, "channels")
    self.group = try json.require(group, "group")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channels", channels)
    json.member("group", group)
    json.endObject()
  }
}
