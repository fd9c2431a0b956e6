// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Layered: JSONModel {
  case either(Either)
  case flags(Flags)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["a"], properties: ["a"]),
    .object(required: ["b"], properties: ["b"]),
    .object(required: [], properties: ["a", "b"]),
    .object(required: [], properties: ["b"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0, 1, 2: .either(try json.read())
      case 3: .flags(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .either(let value): value.encode(into: &json)
    case .flags(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Flags: JSONModel {
    public var b: Bool?

    public init(b: Bool? = nil) {
      self.b = b
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "b": json.read(into: &b)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("b", b)
      json.endObject()
    }
  }
}

public enum Either: JSONModel {
  case left(Left)
  case right(Right)
  case both(Both)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["a"], properties: ["a"]),
    .object(required: ["b"], properties: ["b"]),
    .object(required: [], properties: ["a", "b"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .left(try json.read())
      case 1: .right(try json.read())
      case 2: .both(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .left(let value): value.encode(into: &json)
    case .right(let value): value.encode(into: &json)
    case .both(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Left: JSONModel {
    public var a: String

    public init(a: String) {
      self.a = a
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var a: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "a": json.read(into: &a)
        default: try json.skipValue()
        }
      }
      self.a = try json.require(a, "a")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("a", a)
      json.endObject()
    }
  }

  public struct Right: JSONModel {
    public var b: String

    public init(b: String) {
      self.b = b
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var b: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "b": json.read(into: &b)
        default: try json.skipValue()
        }
      }
      self.b = try json.require(b, "b")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("b", b)
      json.endObject()
    }
  }

  public struct Both: JSONModel {
    public var a: String?
    public var b: Int?

    public init(a: String? = nil, b: Int? = nil) {
      self.a = a
      self.b = b
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "a": json.read(into: &a)
        case "b": json.read(into: &b)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("a", a)
      json.optionalMember("b", b)
      json.endObject()
    }
  }
}
