// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Zebra: JSONModel {
  public var t: String
  public var stripes: Int?

  public init(t: String = "zebra", stripes: Int? = nil) {
    self.t = t
    self.stripes = stripes
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      case "stripes": json.read(into: &stripes)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.optionalMember("stripes", stripes)
    json.endObject()
  }
}
