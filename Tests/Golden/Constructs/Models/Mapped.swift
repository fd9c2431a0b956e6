// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Mapped: JSONModel {
  case cat(Cat)
  case dog(Dog)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("pet") {
    case "cat": self = .cat(try json.readSelectedVariant())
    case "dog", "hound": self = .dog(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .cat(let value): value.encode(into: &json)
    case .dog(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
