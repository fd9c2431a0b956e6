// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A user who signs in.
public struct User: JSONModel {
  /// The ID of the user in the app.
  public var id: String
  public var userInfo: UserInfo?
  /// The IDs of the users on the user's watchlist, at most 100.
  public var watchlist: [String]?

  public init(id: String, userInfo: UserInfo? = nil, watchlist: [String]? = nil) {
    self.id = id
    self.userInfo = userInfo
    self.watchlist = watchlist
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "user_info": json.read(into: &userInfo)
      case "watchlist": json.read(into: &watchlist)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("user_info", userInfo)
    json.optionalMember("watchlist", watchlist)
    json.endObject()
  }
}

/// The ID of a user in the app, as text or as a number.
public enum UserID: JSONModel {
  case text(String)
  case number(Int64)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .text(try json.read())
      case 1: .number(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .text(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The app's data about a user, any JSON value; an empty object may arrive as `[]`.
public typealias UserInfo = JSONValue

/// The name of a user's channel, which ends in the user ID.
public typealias UserChannelName = String

/// An event on the channel of the signed-in user.
public struct UserEvent: JSONModel {
  public var event: EventName
  public var channel: UserChannelName
  public var data: EventData?

  public init(event: EventName, channel: UserChannelName, data: EventData? = nil) {
    self.event = event
    self.channel = channel
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: EventName?
    var channel: UserChannelName?
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
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("channel", channel)
    json.optionalMember("data", data)
    json.endObject()
  }
}
