// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Measured: JSONModel {
  public var lumens: JSONNumber

  public init(lumens: JSONNumber) {
    self.lumens = lumens
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var lumens: JSONNumber?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "lumens": json.read(into: &lumens)
      default: try json.skipValue()
      }
    }
    self.lumens = try json.require(lumens, "lumens")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("lumens", lumens)
    json.endObject()
  }
}
