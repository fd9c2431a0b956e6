// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct OtherWay: JSONModel {
  public var way: JSONValue?
  public var to: Bool

  public init(way: JSONValue? = nil, to: Bool) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var to: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
    self.to = try json.require(to, "to")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("way", way)
    json.member("to", to)
    json.endObject()
  }
}
