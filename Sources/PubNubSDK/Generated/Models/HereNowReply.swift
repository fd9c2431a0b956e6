// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The occupants of one channel, or by channel for several channels.
public enum HereNowReply: JSONModel {
  case singleOccupancy(SingleOccupancy)
  case occupancyByChannel(OccupancyByChannel)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(
      required: ["occupancy"],
      properties: ["status", "message", "occupancy", "uuids", "service"]
    ),
    .object(required: ["payload"], properties: ["status", "message", "payload", "service"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .singleOccupancy(try json.read())
      case 1: .occupancyByChannel(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .singleOccupancy(let value): value.encode(into: &json)
    case .occupancyByChannel(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The occupants of one channel.
public struct SingleOccupancy: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  /// The number of users who are present.
  public var occupancy: Int
  /// The users, unless the request disables their IDs.
  public var uuids: [Occupant]?
  /// The name of the service.
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
