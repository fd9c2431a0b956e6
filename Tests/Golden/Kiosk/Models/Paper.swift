// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Paper: JSONModel {
  public var id: String
  public var title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var title: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "title": json.read(into: &title)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.title = try json.require(title, "title")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("title", title)
    json.endObject()
  }
}
