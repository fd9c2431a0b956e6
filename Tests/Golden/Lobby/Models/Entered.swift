// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Entered: JSONModel {
  public var event: String
  /// Who is there, as JSON in a string.
  public var data: EmbeddedJSON<Company>

  public init(event: String = "entered", data: EmbeddedJSON<Company>) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<Company>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}
