// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Nest: JSONModel {
  public var elements: [Nest]

  public init(elements: [Nest] = []) {
    self.elements = elements
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var elements: [Nest] = []
    try json.beginArray()
    while try json.nextElement() {
      elements.append(try json.read())
    }
    self.elements = elements
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    for value in elements { json.element(value) }
    json.endArray()
  }
}
