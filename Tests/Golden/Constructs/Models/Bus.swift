// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Bus: JSONModel {
  public var t: String
  public var line: Int?

  public init(t: String = "Bus", line: Int? = nil) {
    self.t = t
    self.line = line
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      case "line": json.read(into: &line)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.optionalMember("line", line)
    json.endObject()
  }
}
