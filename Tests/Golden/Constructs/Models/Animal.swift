// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Animal: JSONModel {
  case animal(Base)
  case bird(Bird)
  case fish(Fish)
  case reptile(Reptile.Base)
  case turtle(Turtle)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "Animal": self = .animal(try json.readSelectedVariant())
    case "Bird": self = .bird(try json.readSelectedVariant())
    case "Fish": self = .fish(try json.readSelectedVariant())
    case "Reptile": self = .reptile(try json.readSelectedVariant())
    case "Turtle": self = .turtle(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .animal(let value): value.encode(into: &json)
    case .bird(let value): value.encode(into: &json)
    case .fish(let value): value.encode(into: &json)
    case .reptile(let value): value.encode(into: &json)
    case .turtle(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Base: JSONModel, AnimalProtocol {
    public var kind: String

    public init(kind: String = "Animal") {
      self.kind = kind
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var kind: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "kind": json.read(into: &kind)
        default: try json.skipValue()
        }
      }
      self.kind = try json.require(kind, "kind")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("kind", kind)
      json.endObject()
    }
  }
}

/// The members that all subtypes of `Animal` have.
public protocol AnimalProtocol: Sendable {
  var kind: String { get }
}

public struct Bird: JSONModel, AnimalProtocol {
  public var kind: String
  public var wings: Int?

  public init(kind: String = "Bird", wings: Int? = nil) {
    self.kind = kind
    self.wings = wings
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "wings": json.read(into: &wings)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("wings", wings)
    json.endObject()
  }
}

public struct Fish: JSONModel, AnimalProtocol {
  public var kind: String
  public var fins: Int?

  public init(kind: String = "Fish", fins: Int? = nil) {
    self.kind = kind
    self.fins = fins
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "fins": json.read(into: &fins)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("fins", fins)
    json.endObject()
  }
}
