// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Delivery: JSONModel {
  public var kind: String
  public var at: DateTime
  public var signedBy: Nullable<String>?

  public init(kind: String = "delivery", at: DateTime, signedBy: Nullable<String>? = nil) {
    self.kind = kind
    self.at = at
    self.signedBy = signedBy
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var at: DateTime?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "at": json.read(into: &at)
      case "signedBy": json.read(into: &signedBy)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.at = try json.require(at, "at")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("at", at)
    json.optionalMember("signedBy", signedBy)
    json.endObject()
  }
}
