// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Reptile: JSONModel {
  case reptile(Base)
  case turtle(Turtle)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "Reptile": self = .reptile(try json.readSelectedVariant())
    case "Turtle": self = .turtle(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .reptile(let value): value.encode(into: &json)
    case .turtle(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Base: JSONModel, ReptileProtocol {
    public var kind: String
    public var legs: Int?

    public init(kind: String = "Reptile", legs: Int? = nil) {
      self.kind = kind
      self.legs = legs
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        case "legs": json.read(into: &legs)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.optionalMember("legs", legs)
      json.endObject()
    }
  }
}

/// The members that all subtypes of `Reptile` have.
public protocol ReptileProtocol: AnimalProtocol {
  var legs: Int? { get }
}
