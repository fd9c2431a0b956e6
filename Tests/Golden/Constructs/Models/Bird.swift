// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Bird: JSONModel {
  public var kind: String
  public var wings: Int?

  public init(kind: String = "Bird", wings: Int? = nil) {
    self.kind = kind
    self.wings = wings
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "wings": json.read(into: &wings)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("wings", wings)
    json.endObject()
  }
}
