// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Primitive: JSONModel {
  case string(DateTime)
  case integer(Int)
  case number(JSONNumber)
  case boolean(Bool)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .integer, .number, .boolean]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .integer(try json.read())
      case 2: .number(try json.read())
      case 3: .boolean(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .integer(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .boolean(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
