// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Ping: JSONModel {
  public var event: String

  public init(event: String = "ping") {
    self.event = event
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.endObject()
  }
}
