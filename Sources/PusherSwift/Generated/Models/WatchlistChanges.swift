// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The watched users who came online or went offline.
public struct WatchlistChanges: JSONModel {
  public var events: [WatchlistChange]

  public init(events: [WatchlistChange]) {
    self.events = events
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var events: [WatchlistChange]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "events": json.read(into: &events)
      default: try json.skipValue()
      }
    }
    self.events = try json.require(events, "events")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("events", events)
    json.endObject()
  }
}

/// The watched users with the same change of status.
public struct WatchlistChange: JSONModel {
  /// The new status of the users.
  public var name: Name
  /// The IDs of the users.
  public var userIds: [String]

  public init(name: Name, userIds: [String]) {
    self.name = name
    self.userIds = userIds
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: Name?
    var userIds: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "user_ids": json.read(into: &userIds)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
    self.userIds = try json.require(userIds, "user_ids")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("user_ids", userIds)
    json.endObject()
  }

  /// The new status of the users.
  public struct Name: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let online = Self(rawValue: "online")
    public static let offline = Self(rawValue: "offline")

    public static let knownValues: [Self] = [.online, .offline]
  }
}
