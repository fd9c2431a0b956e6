// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct ThreadEvent: JSONModel {
  public var event: String
  public var data: String?

  public init(event: String = "thread.created", data: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": event = try json.read()
      case "data": data = try json.read()
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = data
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.optionalMember("data", data)
    json.endObject()
  }
}
