// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Arrival: JSONModel {
  public var kind: String
  public var guest: String

  public init(kind: String = "arrival", guest: String) {
    self.kind = kind
    self.guest = guest
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var guest: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "guest": json.read(into: &guest)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.guest = try json.require(guest, "guest")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("guest", guest)
    json.endObject()
  }
}
