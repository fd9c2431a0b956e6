// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A user who is present, with the presence state if the request includes it.
public enum Occupant: JSONModel {
  case userId(String)
  case occupantWithState(OccupantWithState)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .string(),
    .object(required: ["uuid"], properties: ["uuid", "state"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .userId(try json.read())
      case 1: .occupantWithState(try json.read())
      default: .unknown(try json.read())
      }
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

/// A user who is present, with the presence state.
public struct OccupantWithState: JSONModel {
  public var uuid: String
  /// The presence state of the user, an object.
  public var state: JSONValue?

  public init(uuid: String, state: JSONValue? = nil) {
    self.uuid = uuid
    self.state = state
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var uuid: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "state": json.read(into: &state)
      default: try json.skipValue()
      }
    }
    self.uuid = try json.require(uuid, "uuid")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("uuid", uuid)
    json.optionalMember("state", state)
    json.endObject()
  }
}
