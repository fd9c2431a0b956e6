// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A user who is present, with their state where it was asked for.
public enum Occupant: JSONModel {
  case userId(String)
  case occupantWithState(OccupantWithState)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: [JSONSignature] = [
    .string(),
    .object(required: ["uuid"], known: ["uuid", "state"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.chooseVariant(Self.variants) {
    case 0: self = .userId(try json.read())
    case 1: self = .occupantWithState(try json.read())
    default: self = .unknown(try json.read())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .userId(let value): value.encode(into: &json)
    case .occupantWithState(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
