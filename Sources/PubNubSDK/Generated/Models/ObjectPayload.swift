// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A change of a user, a channel or a membership.
public enum ObjectPayload: JSONModel {
  case userPayload(UserPayload)
  case channelPayload(ChannelPayload)
  case membershipPayload(MembershipPayload)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("type") {
    case "uuid": self = .userPayload(try json.readSelectedVariant())
    case "channel": self = .channelPayload(try json.readSelectedVariant())
    case "membership": self = .membershipPayload(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .userPayload(let value): value.encode(into: &json)
    case .channelPayload(let value): value.encode(into: &json)
    case .membershipPayload(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
