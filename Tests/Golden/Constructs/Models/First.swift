// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct First: JSONModel {
  public var v: Int
  public var a: String?

  public init(v: Int = 1, a: String? = nil) {
    self.v = v
    self.a = a
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var v: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "v": json.read(into: &v)
      case "a": json.read(into: &a)
      default: try json.skipValue()
      }
    }
    self.v = try json.require(v, "v")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("v", v)
    json.optionalMember("a", a)
    json.endObject()
  }
}
