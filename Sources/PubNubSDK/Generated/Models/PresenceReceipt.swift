// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The word that a heartbeat or leave was taken.
public struct PresenceReceipt: JSONModel {
  public var status: Int
  public var message: String
  /// `leave`, in the answer to one.
  public var action: String?
  public var service: String

  public init(status: Int, message: String, action: String? = nil, service: String) {
    self.status = status
    self.message = message
    self.action = action
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var message: String?
    var service: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "action": json.read(into: &action)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.message = try json.require(message, "message")
    self.service = try json.require(service, "service")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("message", message)
    json.optionalMember("action", action)
    json.member("service", service)
    json.endObject()
  }
}
