// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public struct Problem: JSONModel, XMLModel {
  public var code: Int
  public var details: [String]?

  public init(code: Int, details: [String]? = nil) {
    self.code = code
    self.details = details
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": json.read(into: &code)
      case "details": json.read(into: &details)
      default: try json.skipValue()
      }
    }
    self.code = try json.require(code, "code")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("code", code)
    json.optionalMember("details", details)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("code", .number), .items("details")]
}
