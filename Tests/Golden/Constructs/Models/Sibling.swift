// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Sibling: JSONModel {
  /// Described again.
  public var id: String
  public var kind: String
  public var count: Int64

  public init(id: String, kind: String, count: Int64) {
    self.id = id
    self.kind = kind
    self.count = count
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var kind: String?
    var count: Int64?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "kind": json.read(into: &kind)
      case "count": json.read(into: &count)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.kind = try json.require(kind, "kind")
    self.count = try json.require(count, "count")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("kind", kind)
    json.member("count", count)
    json.endObject()
  }
}
