// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Why message actions refused a request.
public struct MessageActionProblem: JSONModel {
  public var status: Int
  public var error: MessageActionFault

  public init(status: Int, error: MessageActionFault) {
    self.status = status
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var error: MessageActionFault?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("error", error)
    json.endObject()
  }
}
