// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Fallback: JSONModel {
  case radio(Radio)
  case otherWay(OtherWay)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("way") {
    case "radio", "Radio": self = .radio(try json.readNamed())
    case "OtherWay": self = .otherWay(try json.readNamed())
    default: self = try json.readAssumed(Self.otherWay, or: Self.unknown)
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .radio(let value): value.encode(into: &json)
    case .otherWay(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
