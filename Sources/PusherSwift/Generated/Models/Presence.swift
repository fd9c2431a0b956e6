// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The members of a presence channel, in `hash`, in `ids`, or in both.
public struct Presence: JSONModel {
  /// The IDs of the users, which some servers repeat or omit.
  public var ids: [UserID]?
  /// The members, by user ID as text.
  public var hash: [String: UserInfo]?
  /// The number of members.
  public var count: WholeNumber?

  public init(ids: [UserID]? = nil, hash: [String: UserInfo]? = nil, count: WholeNumber? = nil) {
    self.ids = ids
    self.hash = hash
    self.count = count
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "ids": json.read(into: &ids)
      case "hash": json.read(into: &hash)
      case "count": json.read(into: &count)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("ids", ids)
    json.optionalMember("hash", hash)
    json.optionalMember("count", count)
    json.endObject()
  }
}

/// The name of a presence channel.
public typealias PresenceChannelName = String

/// The confirmation of a subscription to a presence channel.
public struct PresenceSubscriptionSucceeded: JSONModel {
  public var event: String
  public var channel: PresenceChannelName
  /// The members of the channel.
  public var data: EmbeddedJSON<PresenceDetails>

  public init(
    event: String = "pusher_internal:subscription_succeeded",
    channel: PresenceChannelName,
    data: EmbeddedJSON<PresenceDetails>
  ) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var channel: PresenceChannelName?
    var data: EmbeddedJSON<PresenceDetails>?
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

/// The members of a presence channel.
public struct PresenceDetails: JSONModel {
  public var presence: Presence?

  public init(presence: Presence? = nil) {
    self.presence = presence
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "presence": json.read(into: &presence)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("presence", presence)
    json.endObject()
  }
}
