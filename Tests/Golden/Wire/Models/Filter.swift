// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Filter: JSONModel {
  public var name: String?
  public var tags: [String]?
  public var color: Color?

  public init(name: String? = nil, tags: [String]? = nil, color: Color? = nil) {
    self.name = name
    self.tags = tags
    self.color = color
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "tags": json.read(into: &tags)
      case "color": json.read(into: &color)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("name", name)
    json.optionalMember("tags", tags)
    json.optionalMember("color", color)
    json.endObject()
  }
}
