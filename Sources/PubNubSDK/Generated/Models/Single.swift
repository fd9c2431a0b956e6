// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A user's state on one channel.
public struct SingleState: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  /// `OK`.
  public var message: JSONValue?
  /// The state.
  public var payload: PresenceState
  /// The user.
  public var uuid: JSONValue?
  public var channel: String
  /// Who answered.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: PresenceState,
    uuid: JSONValue? = nil,
    channel: String,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.uuid = uuid
    self.channel = channel
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: PresenceState?
    var channel: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "uuid": json.read(into: &uuid)
      case "channel": json.read(into: &channel)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("payload", payload)
    json.optionalMember("uuid", uuid)
    json.member("channel", channel)
    json.optionalMember("service", service)
    json.endObject()
  }
}

/// The occupants of one channel.
public struct SingleOccupancy: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  /// `OK`.
  public var message: JSONValue?
  /// How many users are present.
  public var occupancy: Int
  /// The users, unless only their number was asked for.
  public var uuids: [Occupant]?
  /// Who answered.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    occupancy: Int,
    uuids: [Occupant]? = nil,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.occupancy = occupancy
    self.uuids = uuids
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var occupancy: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "occupancy": json.read(into: &occupancy)
      case "uuids": json.read(into: &uuids)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.occupancy = try json.require(occupancy, "occupancy")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("occupancy", occupancy)
    json.optionalMember("uuids", uuids)
    json.optionalMember("service", service)
    json.endObject()
  }
}
