// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Audio: JSONModel {
  public var kind: String
  public var seconds: Int64?
  public var additionalProperties: [String: String]

  public init(
    kind: String = "audio",
    seconds: Int64? = nil,
    additionalProperties: [String: String] = [:]
  ) {
    self.kind = kind
    self.seconds = seconds
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var additionalProperties: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "seconds": json.read(into: &seconds)
      default: additionalProperties[key.string] = try json.read(String.self)
      }
    }
    self.kind = try json.require(kind, "kind")
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("seconds", seconds)
    json.members(additionalProperties)
    json.endObject()
  }
}
