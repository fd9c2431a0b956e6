// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Vehicle: JSONModel {
  case car(Car)
  case bike(Bike)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "car", "taxi": self = .car(try json.readNamed())
    case "Bike": self = .bike(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .car(let value): value.encode(into: &json)
    case .bike(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
