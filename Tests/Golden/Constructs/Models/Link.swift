// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Link: JSONModel {
  case part(Part)
  case partReference(PartReference)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("type") {
    case "part": self = .part(try json.readSelectedVariant())
    case "part_reference": self = .partReference(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .part(let value): value.encode(into: &json)
    case .partReference(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
