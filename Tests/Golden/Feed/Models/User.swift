// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct User: JSONModel {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.endObject()
  }
}
