// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Print: JSONModel {
  public var kind: String
  public var pages: Int?

  public init(kind: String = "print", pages: Int? = nil) {
    self.kind = kind
    self.pages = pages
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "pages": json.read(into: &pages)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("pages", pages)
    json.endObject()
  }
}
