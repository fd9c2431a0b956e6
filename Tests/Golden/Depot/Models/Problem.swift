// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Problem: JSONModel {
  public var message: String
  public var code: Int64?

  public init(message: String, code: Int64? = nil) {
    self.message = message
    self.code = code
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "code": json.read(into: &code)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.optionalMember("code", code)
    json.endObject()
  }
}
