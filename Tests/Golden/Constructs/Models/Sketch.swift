// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Sketch: JSONModel {
  case sketch(Base)
  case stroke(Stroke)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "Sketch": self = .sketch(try json.readSelectedVariant())
    case "Stroke": self = .stroke(try json.readSelectedVariant())
    case nil: self = try json.readDefaultVariant(Self.sketch, or: Self.unknown)
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .sketch(let value): value.encode(into: &json)
    case .stroke(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Base: JSONModel, SketchProtocol {
    public var kind: String?
    public var pen: String?

    public init(kind: String? = "Sketch", pen: String? = nil) {
      self.kind = kind
      self.pen = pen
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "pen": json.read(into: &pen)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("kind", kind)
      json.optionalMember("pen", pen)
      json.endObject()
    }
  }
}

/// The members that all subtypes of `Sketch` have.
public protocol SketchProtocol: Sendable {
  var kind: String? { get }
  var pen: String? { get }
}

public struct Stroke: JSONModel, SketchProtocol {
  public var kind: String?
  public var pen: String?
  public var length: Int?

  public init(kind: String? = "Stroke", pen: String? = nil, length: Int? = nil) {
    self.kind = kind
    self.pen = pen
    self.length = length
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "pen": json.read(into: &pen)
      case "length": json.read(into: &length)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("kind", kind)
    json.optionalMember("pen", pen)
    json.optionalMember("length", length)
    json.endObject()
  }
}
