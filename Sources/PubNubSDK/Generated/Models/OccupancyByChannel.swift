// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The occupants by channel.
public struct OccupancyByChannel: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  public var payload: Payload
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: Payload,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: Payload?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("payload", payload)
    json.optionalMember("service", service)
    json.endObject()
  }

  public struct Payload: JSONModel {
    public var channels: [String: ChannelOccupancy]
    /// The number of channels with occupants.
    public var totalChannels: JSONValue?
    /// The total number of users.
    public var totalOccupancy: JSONValue?

    public init(
      channels: [String: ChannelOccupancy],
      totalChannels: JSONValue? = nil,
      totalOccupancy: JSONValue? = nil
    ) {
      self.channels = channels
      self.totalChannels = totalChannels
      self.totalOccupancy = totalOccupancy
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var channels: [String: ChannelOccupancy]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "channels": json.read(into: &channels)
        case "total_channels": json.read(into: &totalChannels)
        case "total_occupancy": json.read(into: &totalOccupancy)
        default: try json.skipValue()
        }
      }
      self.channels = try json.require(channels, "channels")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("channels", channels)
      json.optionalMember("total_channels", totalChannels)
      json.optionalMember("total_occupancy", totalOccupancy)
      json.endObject()
    }
  }
}

/// The occupants of one of several channels.
public struct ChannelOccupancy: JSONModel {
  /// The number of users who are present.
  public var occupancy: Int
  /// The users, unless the request disables their IDs.
  public var uuids: [Occupant]?

  public init(occupancy: Int, uuids: [Occupant]? = nil) {
    self.occupancy = occupancy
    self.uuids = uuids
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var occupancy: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "occupancy": json.read(into: &occupancy)
      case "uuids": json.read(into: &uuids)
      default: try json.skipValue()
      }
    }
    self.occupancy = try json.require(occupancy, "occupancy")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("occupancy", occupancy)
    json.optionalMember("uuids", uuids)
    json.endObject()
  }
}
