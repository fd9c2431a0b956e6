// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Tree: JSONModel {
  public var value: Int?
  @IndirectOptional public var left: Tree?
  public var children: [Tree]?

  public init(value: Int? = nil, left: Tree? = nil, children: [Tree]? = nil) {
    self.value = value
    self.left = left
    self.children = children
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "value": json.read(into: &value)
      case "left": json.readIndirect(into: &_left)
      case "children": json.read(into: &children)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("value", value)
    json.optionalMember("left", left)
    json.optionalMember("children", children)
    json.endObject()
  }
}
