// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What happened to a parcel.
public enum Event: JSONModel {
  case scan(Scan)
  case delivery(Delivery)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "scan": self = .scan(try json.readNamed())
    case "delivery": self = .delivery(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .scan(let value): value.encode(into: &json)
    case .delivery(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
