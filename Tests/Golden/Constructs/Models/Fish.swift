// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Fish: JSONModel {
  public var kind: String
  public var fins: Int?

  public init(kind: String = "Fish", fins: Int? = nil) {
    self.kind = kind
    self.fins = fins
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "fins": json.read(into: &fins)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("fins", fins)
    json.endObject()
  }
}
