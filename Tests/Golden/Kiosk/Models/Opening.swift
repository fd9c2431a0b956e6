// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Opening: JSONModel {
  public var isOpen: Bool

  public init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var isOpen: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "isOpen": json.read(into: &isOpen)
      default: try json.skipValue()
      }
    }
    self.isOpen = try json.require(isOpen, "isOpen")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("isOpen", isOpen)
    json.endObject()
  }
}
