// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An integer; some servers send it as text.
public enum WholeNumber: JSONModel {
  case number(Int)
  case text(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.integer, .string()]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .number(try json.read())
      case 1: .text(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .number(let value): value.encode(into: &json)
    case .text(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
