// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Numbered: JSONModel {
  case first(First)
  case second(Second)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("v") {
    case 1: self = .first(try json.readNamed())
    case 2: self = .second(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .first(let value): value.encode(into: &json)
    case .second(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
