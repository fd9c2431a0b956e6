// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Problem: JSONModel {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var title: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "title": json.read(into: &title)
      default: try json.skipValue()
      }
    }
    self.title = try json.require(title, "title")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("title", title)
    json.endObject()
  }
}
