// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Totals: JSONModel {
  case texts([String: String])
  case counts([String: Int])
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: [], properties: []),
    .object(required: [], properties: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .texts(try json.read())
      case 1: .counts(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .texts(let value): value.encode(into: &json)
    case .counts(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
