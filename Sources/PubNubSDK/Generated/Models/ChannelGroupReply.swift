// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A channel group, or the word that it was changed.
public struct ChannelGroupReply: JSONModel {
  public var status: Int
  /// `OK`, when the group was changed.
  public var message: String?
  /// The group, when it was listed.
  public var payload: ChannelGroup?
  public var service: String
  public var error: Bool

  public init(
    status: Int,
    message: String? = nil,
    payload: ChannelGroup? = nil,
    service: String,
    error: Bool
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var service: String?
    var error: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.service = try json.require(service, "service")
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.optionalMember("message", message)
    json.optionalMember("payload", payload)
    json.member("service", service)
    json.member("error", error)
    json.endObject()
  }
}
