// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Either64: JSONModel {
  case string(Either64String)
  case integer(Integer)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(["two"]), .integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .integer(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .integer(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Either64String: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let two = Self(rawValue: "two")

    public static let knownValues: [Self] = [.two]
  }

  public struct Integer: OpenEnum {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let value1 = Self(rawValue: 1)

    public static let knownValues: [Self] = [.value1]
  }
}
