// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The word that a channel group was deleted.
public struct ChannelGroupReceipt: JSONModel {
  public var status: Int
  public var message: String
  public var service: String
  public var error: Bool

  public init(status: Int, message: String, service: String, error: Bool) {
    self.status = status
    self.message = message
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var message: String?
    var service: String?
    var error: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "service": json.read(into: &service)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.message = try json.require(message, "message")
    self.service = try json.require(service, "service")
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("message", message)
    json.member("service", service)
    json.member("error", error)
    json.endObject()
  }
}
