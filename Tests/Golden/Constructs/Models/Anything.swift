// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Anything: JSONModel {
  case string(String)
  case number(JSONNumber)
  case array([Anything])
  case object([String: Anything])
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .string(),
    .number,
    .array,
    .object(required: [], properties: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .number(try json.read())
      case 2: .array(try json.read())
      case 3: .object(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .array(let value): value.encode(into: &json)
    case .object(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
