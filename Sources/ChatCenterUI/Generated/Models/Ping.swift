// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A ping, and the response to it.
public struct Ping: JSONModel {
  public var action: String
  public var correlationId: CorrelationID

  public init(action: String = "ping", correlationId: CorrelationID) {
    self.action = action
    self.correlationId = correlationId
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var correlationId: CorrelationID?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "correlationId": json.read(into: &correlationId)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
    self.correlationId = try json.require(correlationId, "correlationId")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.member("correlationId", correlationId)
    json.endObject()
  }
}
