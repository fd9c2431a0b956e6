// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Order: JSONModel {
  public var total: JSONNumber?
  public var weights: [JSONNumber]?

  public init(total: JSONNumber? = nil, weights: [JSONNumber]? = nil) {
    self.total = total
    self.weights = weights
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "total": json.read(into: &total)
      case "weights": json.read(into: &weights)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("total", total)
    json.optionalMember("weights", weights)
    json.endObject()
  }
}
