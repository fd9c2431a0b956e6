// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Stroke: JSONModel {
  /// Its only value is `"Stroke"`.
  public var kind: String?
  public var pen: String?
  public var length: Int?

  public init(kind: String? = nil, pen: String? = nil, length: Int? = nil) {
    self.kind = kind
    self.pen = pen
    self.length = length
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "pen": json.read(into: &pen)
      case "length": json.read(into: &length)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("kind", kind)
    json.optionalMember("pen", pen)
    json.optionalMember("length", length)
    json.endObject()
  }
}
