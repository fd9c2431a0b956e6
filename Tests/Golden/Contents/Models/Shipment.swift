// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Shipment: JSONModel {
  public var id: Int
  public var at: DateTime

  public init(id: Int, at: DateTime) {
    self.id = id
    self.at = at
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: Int?
    var at: DateTime?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "at": json.read(into: &at)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.at = try json.require(at, "at")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("at", at)
    json.endObject()
  }
}
