// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A report that messages were delivered or read.
public struct UpdateStatuses: JSONModel {
  public var action: String
  public var correlationId: CorrelationID
  public var data: ClientStatuses

  public init(
    action: String = "updateStatuses",
    correlationId: CorrelationID,
    data: ClientStatuses
  ) {
    self.action = action
    self.correlationId = correlationId
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var correlationId: CorrelationID?
    var data: ClientStatuses?
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

/// The statuses of messages that the client received.
public struct ClientStatuses: JSONModel {
  /// The address of the device.
  public var deviceAddress: String
  public var statuses: [StatusReport]

  public init(deviceAddress: String, statuses: [StatusReport]) {
    self.deviceAddress = deviceAddress
    self.statuses = statuses
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var deviceAddress: String?
    var statuses: [StatusReport]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "deviceAddress": json.read(into: &deviceAddress)
      case "statuses": json.read(into: &statuses)
      default: try json.skipValue()
      }
    }
    self.deviceAddress = try json.require(deviceAddress, "deviceAddress")
    self.statuses = try json.require(statuses, "statuses")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("deviceAddress", deviceAddress)
    json.member("statuses", statuses)
    json.endObject()
  }
}
