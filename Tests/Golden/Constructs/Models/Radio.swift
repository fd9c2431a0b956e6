// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Radio: JSONModel {
  public var way: String
  public var to: Int?

  public init(way: String, to: Int? = nil) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var way: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
    self.way = try json.require(way, "way")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("way", way)
    json.optionalMember("to", to)
    json.endObject()
  }
}
