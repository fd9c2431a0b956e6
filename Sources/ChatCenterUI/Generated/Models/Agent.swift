// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The representative of the company.
public struct Agent: JSONModel {
  @IndirectOptional public var `operator`: Operator?

  public init(operator: Operator? = nil) {
    self.operator = `operator`
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "operator": json.readIndirect(into: &_operator)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("operator", `operator`)
    json.endObject()
  }
}
