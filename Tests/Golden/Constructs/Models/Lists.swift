// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Lists: JSONModel {
  case string(String)
  case array([ListsItem])
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .array]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .array(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .array(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public enum ListsItem: JSONModel {
  case string(String)
  case cat(Cat)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .string(),
    .object(required: ["pet", "lives"], properties: ["pet", "lives"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .cat(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .cat(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
