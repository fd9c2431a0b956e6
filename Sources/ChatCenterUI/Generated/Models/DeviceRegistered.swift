// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The address of a device, or the reason for a refusal.
public struct DeviceRegistered: JSONModel {
  public var action: String
  public var correlationId: CorrelationID
  /// The device address, or the reason for a refusal.
  public var data: DeviceRegisteredData

  public init(
    action: String = "registerDevice",
    correlationId: CorrelationID,
    data: DeviceRegisteredData
  ) {
    self.action = action
    self.correlationId = correlationId
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var correlationId: CorrelationID?
    var data: DeviceRegisteredData?
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

  /// The device address, or the reason for a refusal.
  public enum DeviceRegisteredData: JSONModel {
    case registration(Registration)
    case refusal(Refusal)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["deviceAddress"], properties: ["deviceAddress"]),
      .object(required: ["error"], properties: ["error", "errorDetails"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .registration(try json.read())
        case 1: .refusal(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .registration(let value): value.encode(into: &json)
      case .refusal(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}

/// The registration of a device.
public struct Registration: JSONModel {
  /// The device address, which begins with `apns_`.
  public var deviceAddress: String

  public init(deviceAddress: String) {
    self.deviceAddress = deviceAddress
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var deviceAddress: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "deviceAddress": json.read(into: &deviceAddress)
      default: try json.skipValue()
      }
    }
    self.deviceAddress = try json.require(deviceAddress, "deviceAddress")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("deviceAddress", deviceAddress)
    json.endObject()
  }
}
