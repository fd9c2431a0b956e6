// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Pair: JSONModel {
  public var first: String?
  @IndirectOptional public var second: Pair?
  public var rest: [JSONValue]

  public init(first: String? = nil, second: Pair? = nil, rest: [JSONValue] = []) {
    self.first = first
    self.second = second
    self.rest = rest
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var first: String?
    var second: Pair?
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
    self.first = first
    self.second = second
    self.rest = rest
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var missing = 0
    json.optionalElement(first, after: &missing)
    json.optionalElement(second, after: &missing)
    json.elements(rest, after: &missing)
    json.endArray()
  }
}
