// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Supposed: JSONModel {
  public var kind: String?
  public var size: Int?

  public init(kind: String? = nil, size: Int? = nil) {
    self.kind = kind
    self.size = size
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "size": json.read(into: &size)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("kind", kind)
    json.optionalMember("size", size)
    json.endObject()
  }
}
