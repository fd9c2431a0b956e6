// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Part: JSONModel {
  public var type: String

  public init(type: String = "part") {
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.endObject()
  }
}

public struct PartReference: JSONModel {
  public var type: Nullable<String>?
  public var id: String?

  public init(type: Nullable<String>? = "part_reference", id: String? = nil) {
    self.type = type
    self.id = id
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "id": json.read(into: &id)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("type", type)
    json.optionalMember("id", id)
    json.endObject()
  }
}
