// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Equine: JSONModel {
  case zebra(Zebra)
  case horse(Horse)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "zebra": self = .zebra(try json.readNamed())
    case "horse", "pony": self = .horse(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .zebra(let value): value.encode(into: &json)
    case .horse(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
