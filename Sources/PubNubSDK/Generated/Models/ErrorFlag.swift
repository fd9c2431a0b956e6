// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The error flag, as true or as 1.
public enum ErrorFlag: JSONModel {
  case flag(Bool)
  case number(Int)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.boolean, .integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .flag(try json.read())
      case 1: .number(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .flag(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
