// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The occupants of a channel among several.
public struct ChannelOccupancy: JSONModel {
  /// How many users are present.
  public var occupancy: Int
  /// The users, unless only their number was asked for.
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
