// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The occupants of one channel, or by channel when several were asked for.
public enum HereNowReply: JSONModel {
  case singleOccupancy(SingleOccupancy)
  case occupancyByChannel(OccupancyByChannel)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(
      required: ["occupancy"],
      known: ["status", "message", "occupancy", "uuids", "service"]
    ),
    .object(required: ["payload"], known: ["status", "message", "payload", "service"]),
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
