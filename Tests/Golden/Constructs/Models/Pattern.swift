// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public typealias Pattern = [String: PatternValue]

public enum PatternValue: JSONModel {
  case integer(Int)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .integer(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .integer(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
