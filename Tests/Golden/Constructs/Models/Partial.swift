// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Partial: JSONModel {
  case cab(Cab)
  case bus(Bus)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "c", "Cab": self = .cab(try json.readNamed())
    case "Bus": self = .bus(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .cab(let value): value.encode(into: &json)
    case .bus(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
