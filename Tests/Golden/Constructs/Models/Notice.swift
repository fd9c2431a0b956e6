// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Notice: JSONModel {
  case mail(Mail)
  case call(Call)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("way") {
    case "post", "Mail": self = .mail(try json.readNamed())
    case "Call": self = .call(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .mail(let value): value.encode(into: &json)
    case .call(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
