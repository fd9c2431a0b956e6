// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The status of a channel, with the requested attributes.
public struct ChannelStatus: JSONModel {
  /// Whether the channel has subscribers; some servers send only requested attributes.
  public var occupied: Bool?
  /// The number of users on a presence channel.
  public var userCount: WholeNumber?
  /// The number of subscribed connections.
  public var subscriptionCount: WholeNumber?
  /// The last event of a cache channel; null without one.
  public var cache: Nullable<CachedEvent>?

  public init(
    occupied: Bool? = nil,
    userCount: WholeNumber? = nil,
    subscriptionCount: WholeNumber? = nil,
    cache: Nullable<CachedEvent>? = nil
  ) {
    self.occupied = occupied
    self.userCount = userCount
    self.subscriptionCount = subscriptionCount
    self.cache = cache
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "occupied": json.read(into: &occupied)
      case "user_count": json.read(into: &userCount)
      case "subscription_count": json.read(into: &subscriptionCount)
      case "cache": json.read(into: &cache)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("occupied", occupied)
    json.optionalMember("user_count", userCount)
    json.optionalMember("subscription_count", subscriptionCount)
    json.optionalMember("cache", cache)
    json.endObject()
  }
}

/// The last event of a cache channel.
public struct CachedEvent: JSONModel {
  /// The data of the event.
  public var data: EventData?
  /// The number of seconds for which the event is kept.
  public var ttl: WholeNumber?

  public init(data: EventData? = nil, ttl: WholeNumber? = nil) {
    self.data = data
    self.ttl = ttl
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data": json.read(into: &data)
      case "ttl": json.read(into: &ttl)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("data", data)
    json.optionalMember("ttl", ttl)
    json.endObject()
  }
}
