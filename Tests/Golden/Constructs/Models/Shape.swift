// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Shape: JSONModel {
  case roundDisc(RoundDisc)
  case square(Square)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "ROUND_DISC": self = .roundDisc(try json.readNamed())
    case "SQUARE": self = .square(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .roundDisc(let value): value.encode(into: &json)
    case .square(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let roundDisc = Self(rawValue: "ROUND_DISC")
    public static let square = Self(rawValue: "SQUARE")

    public static let knownValues: [Self] = [.roundDisc, .square]
  }
}
