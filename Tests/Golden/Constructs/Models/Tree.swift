// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Tree: JSONModel {
  public var value: Int?
  @Indirect public var left: Tree?
  public var children: [Tree]?

  public init(value: Int? = nil, left: Tree? = nil, children: [Tree]? = nil) {
    self.value = value
    self.left = left
    self.children = children
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var left: Tree?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "value": json.read(into: &value)
      case "left": json.read(into: &left)
      case "children": json.read(into: &children)
      default: try json.skipValue()
      }
    }
    self.left = left
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("value", value)
    json.optionalMember("left", left)
    json.optionalMember("children", children)
    json.endObject()
  }
}
