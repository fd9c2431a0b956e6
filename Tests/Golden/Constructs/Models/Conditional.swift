// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Conditional: JSONModel {
  public var kind: String
  public var size: Int?
  public var color: String?

  public init(kind: String, size: Int? = nil, color: String? = nil) {
    self.kind = kind
    self.size = size
    self.color = color
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "size": json.read(into: &size)
      case "color": json.read(into: &color)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("size", size)
    json.optionalMember("color", color)
    json.endObject()
  }
}
