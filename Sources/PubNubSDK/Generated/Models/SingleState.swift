// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A user's state on one channel.
public struct SingleState: JSONModel {
  public var status: Int
  public var message: String
  /// The state.
  public var payload: PresenceState
  /// The user.
  public var uuid: String?
  public var channel: String
  public var service: String

  public init(
    status: Int,
    message: String,
    payload: PresenceState,
    uuid: String? = nil,
    channel: String,
    service: String
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.uuid = uuid
    self.channel = channel
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var message: String?
    var payload: PresenceState?
    var channel: String?
    var service: String?
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
    self.status = try json.require(status, "status")
    self.message = try json.require(message, "message")
    self.payload = try json.require(payload, "payload")
    self.channel = try json.require(channel, "channel")
    self.service = try json.require(service, "service")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("message", message)
    json.member("payload", payload)
    json.optionalMember("uuid", uuid)
    json.member("channel", channel)
    json.member("service", service)
    json.endObject()
  }
}
