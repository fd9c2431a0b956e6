// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public struct Tag: JSONModel, XMLModel {
  public var name: String
  public var weight: JSONNumber?

  public init(name: String, weight: JSONNumber? = nil) {
    self.name = name
    self.weight = weight
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "weight": json.read(into: &weight)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.optionalMember("weight", weight)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("name"), .element("weight", .number)]
}
