// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Row: JSONModel {
  public var first: Int
  public var second: Nullable<String>?
  public var json: String?
  public var rest: [Bool]

  public init(first: Int, second: Nullable<String>? = nil, json: String? = nil, rest: [Bool] = []) {
    self.first = first
    self.second = second
    self.json = json
    self.rest = rest
  }

  public init(from reader: inout JSONReader) throws(JSONError) {
    var first: Int?
    var second: Nullable<String>?
    var json: String?
    var rest: [Bool] = []
    var position = 0
    try reader.beginArray()
    while try reader.nextElement() {
      switch position {
      case 0: first = try reader.read()
      case 1: second = try reader.read()
      case 2: json = try reader.read()
      default: rest.append(try reader.read())
      }
      position += 1
    }
    self.first = try reader.require(first, at: 0)
    self.second = second
    self.json = json
    self.rest = rest
  }

  public func encode(into writer: inout JSONWriter) {
    writer.beginArray()
    var missing = 0
    writer.element(first)
    writer.optionalElement(second, after: &missing)
    writer.optionalElement(json, after: &missing)
    writer.elements(rest, after: &missing)
    writer.endArray()
  }
}
