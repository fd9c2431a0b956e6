// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// JSON inside a string; some servers send the object itself.
public typealias EmbeddedOpening = EmbeddedJSON<Opening>

public struct Opening: JSONModel {
  public var id: String
  public var timeout: Int?

  public init(id: String, timeout: Int? = nil) {
    self.id = id
    self.timeout = timeout
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "timeout": json.read(into: &timeout)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("timeout", timeout)
    json.endObject()
  }
}
