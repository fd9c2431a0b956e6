// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Kennel: JSONModel {
  case crate(Crate)
  case note([String: String])
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["v"], properties: ["v"]),
    .object(required: [], properties: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .crate(try json.read())
      case 1: .note(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .crate(let value): value.encode(into: &json)
    case .note(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Crate: JSONModel {
    public var v: Versioned

    public init(v: Versioned) {
      self.v = v
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var v: Versioned?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "v": json.read(into: &v)
        default: try json.skipValue()
        }
      }
      self.v = try json.require(v, "v")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("v", v)
      json.endObject()
    }
  }
}

public enum Versioned: JSONModel {
  case first(First)
  case second(Second)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("v") {
    case 1: self = .first(try json.readSelectedVariant())
    case 2: self = .second(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .first(let value): value.encode(into: &json)
    case .second(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct First: JSONModel {
    public var v: Int
    public var a: String?

    public init(v: Int = 1, a: String? = nil) {
      self.v = v
      self.a = a
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var v: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "v": json.read(into: &v)
        case "a": json.read(into: &a)
        default: try json.skipValue()
        }
      }
      self.v = try json.require(v, "v")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("v", v)
      json.optionalMember("a", a)
      json.endObject()
    }
  }

  public struct Second: JSONModel {
    public var v: Int
    public var a: Int?

    public init(v: Int = 2, a: Int? = nil) {
      self.v = v
      self.a = a
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var v: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "v": json.read(into: &v)
        case "a": json.read(into: &a)
        default: try json.skipValue()
        }
      }
      self.v = try json.require(v, "v")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("v", v)
      json.optionalMember("a", a)
      json.endObject()
    }
  }
}
