// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Equine: JSONModel {
  case zebra(Zebra)
  case horse(Horse)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "zebra": self = .zebra(try json.readSelectedVariant())
    case "horse", "pony": self = .horse(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .zebra(let value): value.encode(into: &json)
    case .horse(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public struct Zebra: JSONModel {
  public var t: String
  public var stripes: Int?

  public init(t: String = "zebra", stripes: Int? = nil) {
    self.t = t
    self.stripes = stripes
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      case "stripes": json.read(into: &stripes)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.optionalMember("stripes", stripes)
    json.endObject()
  }
}

public struct Horse: JSONModel {
  public var t: T

  public init(t: T) {
    self.t = t
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: T?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.endObject()
  }

  public struct T: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let horse = Self(rawValue: "horse")
    public static let pony = Self(rawValue: "pony")

    public static let knownValues: [Self] = [.horse, .pony]
  }
}
