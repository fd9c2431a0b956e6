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

public struct Company: JSONModel {
  public var guests: [String]
  public var host: String?

  public init(guests: [String], host: String? = nil) {
    self.guests = guests
    self.host = host
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var guests: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "guests": json.read(into: &guests)
      case "host": json.read(into: &host)
      default: try json.skipValue()
      }
    }
    self.guests = try json.require(guests, "guests")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("guests", guests)
    json.optionalMember("host", host)
    json.endObject()
  }
}
