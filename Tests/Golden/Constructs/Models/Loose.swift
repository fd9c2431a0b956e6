// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Loose: JSONModel {
  case dog(Dog)
  case object([String: JSONValue])
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["pet"], properties: ["pet", "barks"]),
    .object(required: [], properties: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .dog(try json.read())
      case 1: .object(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .dog(let value): value.encode(into: &json)
    case .object(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
