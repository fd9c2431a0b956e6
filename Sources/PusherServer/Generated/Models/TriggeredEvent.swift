// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// An event, and its channels.
public struct TriggeredEvent: JSONModel {
  /// The name of the event, at most 200 characters.
  public var name: String
  /// The data of the event, at most 10 KiB; any text, usually JSON.
  public var data: String
  /// The names of the channels, at most 100; an event has either this member or `channel`.
  public var channels: [TargetName]?
  /// The name of the single channel.
  public var channel: TargetName?
  /// The socket ID of the connection that doesn't receive the event because it caused it.
  public var socketId: SocketID?
  /// The requested attributes of each channel, separated by commas: `user_count`, for presence
  /// channels, and `subscription_count`.
  public var info: String?

  public init(
    name: String,
    data: String,
    channels: [TargetName]? = nil,
    channel: TargetName? = nil,
    socketId: SocketID? = nil,
    info: String? = nil
  ) {
    self.name = name
    self.data = data
    self.channels = channels
    self.channel = channel
    self.socketId = socketId
    self.info = info
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var data: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "data": json.read(into: &data)
      case "channels": json.read(into: &channels)
      case "channel": json.read(into: &channel)
      case "socket_id": json.read(into: &socketId)
      case "info": json.read(into: &info)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("data", data)
    json.optionalMember("channels", channels)
    json.optionalMember("channel", channel)
    json.optionalMember("socket_id", socketId)
    json.optionalMember("info", info)
    json.endObject()
  }
}
