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
    case "uuid": self = .userPayload(try json.readNamed())
    case "channel": self = .channelPayload(try json.readNamed())
    case "membership": self = .membershipPayload(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
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

/// What happened to an object.
public struct ObjectChange: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let set = Self(rawValue: "set")
  public static let delete = Self(rawValue: "delete")

  public static let knownValues: [Self] = [.set, .delete]
}

/// A user or channel by its id.
public struct ObjectReference: JSONModel {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.endObject()
  }
}
