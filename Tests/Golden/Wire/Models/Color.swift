// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Color: JSONModel {
  public var r: Int
  public var g: Int
  public var b: Int

  public init(r: Int, g: Int, b: Int) {
    self.r = r
    self.g = g
    self.b = b
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var r: Int?
    var g: Int?
    var b: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "R": json.read(into: &r)
      case "G": json.read(into: &g)
      case "B": json.read(into: &b)
      default: try json.skipValue()
      }
    }
    self.r = try json.require(r, "R")
    self.g = try json.require(g, "G")
    self.b = try json.require(b, "B")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("R", r)
    json.member("G", g)
    json.member("B", b)
    json.endObject()
  }
}
