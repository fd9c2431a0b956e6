// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Command: JSONModel {
  public var level: Int

  public init(level: Int) {
    self.level = level
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var level: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "level": json.read(into: &level)
      default: try json.skipValue()
      }
    }
    self.level = try json.require(level, "level")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("level", level)
    json.endObject()
  }
}
