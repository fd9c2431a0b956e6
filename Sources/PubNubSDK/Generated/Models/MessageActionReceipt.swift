// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The action as attached.
public struct MessageActionReceipt: JSONModel {
  public var status: Int
  public var data: MessageAction
  /// What went wrong after it was attached.
  public var error: MessageActionFault?

  public init(status: Int, data: MessageAction, error: MessageActionFault? = nil) {
    self.status = status
    self.data = data
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var data: MessageAction?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("data", data)
    json.optionalMember("error", error)
    json.endObject()
  }
}
