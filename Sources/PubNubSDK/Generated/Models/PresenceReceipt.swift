// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The confirmation of a heartbeat or a leave request.
public struct PresenceReceipt: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  /// The action, `leave` in the response to a leave request.
  public var action: JSONValue?
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    action: JSONValue? = nil,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.action = action
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
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
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.optionalMember("action", action)
    json.optionalMember("service", service)
    json.endObject()
  }
}
