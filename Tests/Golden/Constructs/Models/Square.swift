// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Square: JSONModel {
  public var kind: Shape.Kind
  public var side: Int?

  public init(kind: Shape.Kind = .square, side: Int? = nil) {
    self.kind = kind
    self.side = side
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: Shape.Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "side": json.read(into: &side)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("side", side)
    json.endObject()
  }
}
