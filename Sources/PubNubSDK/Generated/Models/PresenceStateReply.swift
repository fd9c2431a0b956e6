// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A user's state on one channel, or by channel when several were asked for.
public enum PresenceStateReply: JSONModel {
  case singleState(SingleState)
  case stateByChannel(StateByChannel)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: [JSONSignature] = [
    .object(
      required: ["status", "message", "payload", "channel", "service"],
      known: ["status", "message", "payload", "uuid", "channel", "service"]
    ),
    .object(
      required: ["status", "message", "payload", "service"],
      known: ["status", "message", "payload", "uuid", "service"]
    ),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.chooseVariant(Self.variants) {
    case 0: self = .singleState(try json.read())
    case 1: self = .stateByChannel(try json.read())
    default: self = .unknown(try json.read())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .singleState(let value): value.encode(into: &json)
    case .stateByChannel(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
