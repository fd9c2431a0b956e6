// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The occupants of one channel.
public struct SingleOccupancy: JSONModel {
  public var status: Int
  public var message: String
  /// How many users are present.
  public var occupancy: Int
  /// The users, unless only their number was asked for.
  public var uuids: [Occupant]?
  public var service: String

  public init(
    status: Int,
    message: String,
    occupancy: Int,
    uuids: [Occupant]? = nil,
    service: String
  ) {
    self.status = status
    self.message = message
    self.occupancy = occupancy
    self.uuids = uuids
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var message: String?
    var occupancy: Int?
    var service: String?
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
    self.status = try json.require(status, "status")
    self.message = try json.require(message, "message")
    self.occupancy = try json.require(occupancy, "occupancy")
    self.service = try json.require(service, "service")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("message", message)
    json.member("occupancy", occupancy)
    json.optionalMember("uuids", uuids)
    json.member("service", service)
    json.endObject()
  }
}
