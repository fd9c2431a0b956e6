// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Note: JSONModel {
  public var event: String
  public var text: String
  /// At most 10.
  public var loudness: JSONNumber?

  public init(event: String = "note", text: String, loudness: JSONNumber? = nil) {
    self.event = event
    self.text = text
    self.loudness = loudness
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var text: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "text": json.read(into: &text)
      case "loudness": json.read(into: &loudness)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.text = try json.require(text, "text")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("text", text)
    json.optionalMember("loudness", loudness)
    json.endObject()
  }
}
