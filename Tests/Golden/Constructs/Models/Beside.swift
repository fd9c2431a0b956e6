// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Beside: JSONModel {
  public var a: String?
  public var additionalProperties: Bool?
  public var otherProperties: [String: Int]

  public init(
    a: String? = nil,
    additionalProperties: Bool? = nil,
    otherProperties: [String: Int] = [:]
  ) {
    self.a = a
    self.additionalProperties = additionalProperties
    self.otherProperties = otherProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var a: String?
    var additionalProperties: Bool?
    var otherProperties: [String: Int] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "a": a = try json.read()
      case "additionalProperties": additionalProperties = try json.read()
      default: otherProperties[key.string] = try json.read(Int.self)
      }
    }
    self.a = a
    self.additionalProperties = additionalProperties
    self.otherProperties = otherProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("a", a)
    json.optionalMember("additionalProperties", additionalProperties)
    json.members(otherProperties)
    json.endObject()
  }
}
