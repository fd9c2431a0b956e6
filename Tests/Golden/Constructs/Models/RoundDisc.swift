// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct RoundDisc: JSONModel {
  public var kind: Shape.Kind
  public var radius: Int?

  public init(kind: Shape.Kind = .roundDisc, radius: Int? = nil) {
    self.kind = kind
    self.radius = radius
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: Shape.Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "radius": json.read(into: &radius)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("radius", radius)
    json.endObject()
  }
}
