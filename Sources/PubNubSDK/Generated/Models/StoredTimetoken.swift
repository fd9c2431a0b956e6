// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A timetoken in decimal digits, or as a number in some versions.
public enum StoredTimetoken: JSONModel {
  case text(String)
  case number(Int64)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .text(try json.read())
      case 1: .number(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .text(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
