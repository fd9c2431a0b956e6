// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The presence state of a user on one channel, or by channel for several channels.
public enum PresenceStateReply: JSONModel {
  case singleState(SingleState)
  case stateByChannel(StateByChannel)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(
      required: ["payload", "channel"],
      properties: ["status", "message", "payload", "uuid", "channel", "service"]
    ),
    .object(
      required: ["payload"],
      properties: ["status", "message", "payload", "uuid", "service"]
    ),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .singleState(try json.read())
      case 1: .stateByChannel(try json.read())
      default: .unknown(try json.read())
      }
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

/// The presence state of a user on one channel.
public struct SingleState: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  /// The presence state of the user.
  public var payload: PresenceState
  /// The ID of the user.
  public var uuid: JSONValue?
  public var channel: String
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: PresenceState,
    uuid: JSONValue? = nil,
    channel: String,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.uuid = uuid
    self.channel = channel
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: PresenceState?
    var channel: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "uuid": json.read(into: &uuid)
      case "channel": json.read(into: &channel)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
    self.channel = try json.require(channel, "channel")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("payload", payload)
    json.optionalMember("uuid", uuid)
    json.member("channel", channel)
    json.optionalMember("service", service)
    json.endObject()
  }
}

/// The presence state of a user by channel.
public struct StateByChannel: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  public var payload: Payload
  /// The ID of the user.
  public var uuid: JSONValue?
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: Payload,
    uuid: JSONValue? = nil,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.uuid = uuid
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: Payload?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "uuid": json.read(into: &uuid)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.member("payload", payload)
    json.optionalMember("uuid", uuid)
    json.optionalMember("service", service)
    json.endObject()
  }

  public struct Payload: JSONModel {
    public var channels: [String: PresenceState]

    public init(channels: [String: PresenceState]) {
      self.channels = channels
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var channels: [String: PresenceState]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "channels": json.read(into: &channels)
        default: try json.skipValue()
        }
      }
      self.channels = try json.require(channels, "channels")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("channels", channels)
      json.endObject()
    }
  }
}
