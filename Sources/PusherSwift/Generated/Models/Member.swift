// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A member of a presence channel.
public struct Member: JSONModel {
  public var userId: UserID
  public var userInfo: UserInfo?

  public init(userId: UserID, userInfo: UserInfo? = nil) {
    self.userId = userId
    self.userInfo = userInfo
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var userId: UserID?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "user_id": json.read(into: &userId)
      case "user_info": json.read(into: &userInfo)
      default: try json.skipValue()
      }
    }
    self.userId = try json.require(userId, "user_id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("user_id", userId)
    json.optionalMember("user_info", userInfo)
    json.endObject()
  }
}

/// The notification that a user joined a presence channel.
public struct MemberAdded: JSONModel {
  public var event: String
  public var channel: PresenceChannelName
  /// The user who joined.
  public var data: EmbeddedJSON<Member>

  public init(
    event: String = "pusher_internal:member_added",
    channel: PresenceChannelName,
    data: EmbeddedJSON<Member>
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var channel: PresenceChannelName?
    var data: EmbeddedJSON<Member>?
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
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.member("data", data)
    json.endObject()
  }
}

/// The notification that a user left a presence channel.
public struct MemberRemoved: JSONModel {
  public var event: String
  public var channel: PresenceChannelName
  /// The user who left; most servers send only the ID.
  public var data: EmbeddedJSON<Member>

  public init(
    event: String = "pusher_internal:member_removed",
    channel: PresenceChannelName,
    data: EmbeddedJSON<Member>
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var channel: PresenceChannelName?
    var data: EmbeddedJSON<Member>?
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
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.member("data", data)
    json.endObject()
  }
}
