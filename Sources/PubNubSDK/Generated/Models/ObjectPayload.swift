// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What changed about a user, a channel or a membership.
public enum ObjectPayload: JSONModel {
  case userPayload(UserPayload)
  case channelPayload(ChannelPayload)
  case membershipPayload(MembershipPayload)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("type") {
    case "uuid": self = .userPayload(try json.read())
    case "channel": self = .channelPayload(try json.read())
    case "membership": self = .membershipPayload(try json.read())
    default: self = .unknown(try json.read())
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
