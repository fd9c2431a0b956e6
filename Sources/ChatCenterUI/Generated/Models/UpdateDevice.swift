// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A request to update a device.
public struct UpdateDevice: JSONModel {
  public var action: String
  public var correlationId: CorrelationID
  public var data: DeviceChange

  public init(action: String = "updateDevice", correlationId: CorrelationID, data: DeviceChange) {
    self.action = action
    self.correlationId = correlationId
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var correlationId: CorrelationID?
    var data: DeviceChange?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "correlationId": json.read(into: &correlationId)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
    self.correlationId = try json.require(correlationId, "correlationId")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.member("correlationId", correlationId)
    json.member("data", data)
    json.endObject()
  }
}
