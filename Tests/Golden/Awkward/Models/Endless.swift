// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Endless: JSONModel {
  public var elements: [Endless]

  public init(elements: [Endless] = []) {
    self.elements = elements
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var elements: [Endless] = []
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
