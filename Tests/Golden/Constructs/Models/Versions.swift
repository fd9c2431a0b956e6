// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Versions: JSONModel {
  @Indirect public var first: Survey
  @IndirectOptional public var second: Survey?
  public var rest: [JSONValue]

  public init(first: Survey, second: Survey? = nil, rest: [JSONValue] = []) {
    self.first = first
    self.second = second
    self.rest = rest
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var first: Survey?
    var second: Survey?
    var rest: [JSONValue] = []
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: first = try json.read()
      case 1: second = try json.read()
      default: rest.append(try json.read())
      }
      position += 1
    }
    self.first = try json.require(first, at: 0)
    self.second = second
    self.rest = rest
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var missing = 0
    json.element(first)
    json.optionalElement(second, after: &missing)
    json.elements(rest, after: &missing)
    json.endArray()
  }
}
