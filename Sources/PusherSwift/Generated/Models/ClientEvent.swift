// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An event that a client sends to the other subscribers of its channel.
public struct ClientEvent: JSONModel {
  /// The name of the event, which the app defines after the prefix `client-`.
  ///
  /// Matches `^client-`.
  public var event: String
  public var channel: ChannelName
  public var data: EventData?
  /// The ID of the user who sent the event; only from the service, and on presence channels.
  ///
  /// Some servers omit it.
  public var userId: UserID?

  public init(event: String, channel: ChannelName, data: EventData? = nil, userId: UserID? = nil) {
    self.event = event
    self.channel = channel
    self.data = data
    self.userId = userId
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
      case "user_id": json.read(into: &userId)
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
    json.optionalMember("user_id", userId)
    json.endObject()
  }
}
