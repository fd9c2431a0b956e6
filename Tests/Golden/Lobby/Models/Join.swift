// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Join: JSONModel {
  public var event: String
  /// At least 1 character.
  public var guest: String

  public init(event: String = "join", guest: String) {
    self.event = event
    self.guest = guest
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var guest: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "guest": json.read(into: &guest)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.guest = try json.require(guest, "guest")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("guest", guest)
    json.endObject()
  }
}
