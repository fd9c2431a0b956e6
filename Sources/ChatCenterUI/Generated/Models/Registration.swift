// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The registration of a device.
public struct Registration: JSONModel {
  /// The address, which begins with `apns_`.
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
