// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// What may be asked about a channel.
public struct ChannelAttribute: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let userCount = Self(rawValue: "user_count")
  public static let subscriptionCount = Self(rawValue: "subscription_count")
  public static let cache = Self(rawValue: "cache")

  public static let knownValues: [Self] = [.userCount, .subscriptionCount, .cache]
}

/// The requested attributes of a channel.
public struct ChannelAttributes: JSONModel {
  /// How many users are on a presence channel.
  public var userCount: WholeNumber?
  /// How many connections are subscribed.
  public var subscriptionCount: WholeNumber?

  public init(userCount: WholeNumber? = nil, subscriptionCount: WholeNumber? = nil) {
    self.userCount = userCount
    self.subscriptionCount = subscriptionCount
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "user_count": json.read(into: &userCount)
      case "subscription_count": json.read(into: &subscriptionCount)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("user_count", userCount)
    json.optionalMember("subscription_count", subscriptionCount)
    json.endObject()
  }
}

/// The channels that are subscribed to.
public struct ChannelList: JSONModel {
  /// The channels by their names.
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

/// A channel, with the requested attributes.
public struct ChannelStatus: JSONModel {
  /// Whether a client is subscribed; some servers send only requested attributes.
  public var occupied: Bool?
  /// How many users are on a presence channel.
  public var userCount: WholeNumber?
  /// How many connections are subscribed.
  public var subscriptionCount: WholeNumber?
  /// The last event of a cache channel; null where there is none.
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
