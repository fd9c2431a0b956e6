// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Shape: JSONModel {
  case roundDisc(RoundDisc)
  case square(Square)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "ROUND_DISC": self = .roundDisc(try json.readSelectedVariant())
    case "SQUARE": self = .square(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
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

/// The members that all subtypes of `Shape` have.
public protocol ShapeProtocol: Sendable {
  var kind: Shape.Kind { get }
}

public struct RoundDisc: JSONModel, ShapeProtocol {
  public var kind: Shape.Kind
  public var radius: Int?

  public init(kind: Shape.Kind = .roundDisc, radius: Int? = nil) {
    self.kind = kind
    self.radius = radius
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: Shape.Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "radius": json.read(into: &radius)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("radius", radius)
    json.endObject()
  }
}

public struct Square: JSONModel, ShapeProtocol {
  public var kind: Shape.Kind
  public var side: Int?

  public init(kind: Shape.Kind = .square, side: Int? = nil) {
    self.kind = kind
    self.side = side
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: Shape.Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "side": json.read(into: &side)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("side", side)
    json.endObject()
  }
}
