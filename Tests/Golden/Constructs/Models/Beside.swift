// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Beside: JSONModel {
  public var a: String?
  public var additionalProperties: Bool?
  /// The members that the schema doesn't name.
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
    var otherProperties: [String: Int] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "a": json.read(into: &a)
      case "additionalProperties": json.read(into: &additionalProperties)
      default: otherProperties[key.string] = try json.read(Int.self)
      }
    }
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
