// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Scan: JSONModel {
  public var kind: String
  public var at: DateTime
  public var depot: String

  public init(kind: String = "scan", at: DateTime, depot: String) {
    self.kind = kind
    self.at = at
    self.depot = depot
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var at: DateTime?
    var depot: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "at": json.read(into: &at)
      case "depot": json.read(into: &depot)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.at = try json.require(at, "at")
    self.depot = try json.require(depot, "depot")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("at", at)
    json.member("depot", depot)
    json.endObject()
  }
}
