// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The presence state that a user sets.
public typealias PresenceState = [String: JSONValue]

/// The confirmation of a presence state.
public struct PresenceStateReceipt: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  /// The stored state, an object.
  public var payload: JSONValue?
  /// The name of the service.
  public var service: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: JSONValue? = nil,
    service: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.service = service
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.optionalMember("payload", payload)
    json.optionalMember("service", service)
    json.endObject()
  }
}
