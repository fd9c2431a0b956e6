// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Closing: JSONModel {
  public var event: String
  public var at: DateTime

  public init(event: String = "closing", at: DateTime) {
    self.event = event
    self.at = at
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var at: DateTime?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "at": json.read(into: &at)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.at = try json.require(at, "at")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("at", at)
    json.endObject()
  }
}
