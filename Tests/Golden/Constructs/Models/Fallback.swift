// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Fallback: JSONModel {
  case radio(Radio)
  case otherWay(OtherWay)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("way") {
    case "radio", "Radio": self = .radio(try json.readSelectedVariant())
    case "OtherWay": self = .otherWay(try json.readSelectedVariant())
    default: self = try json.readDefaultVariant(Self.otherWay, or: Self.unknown)
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .radio(let value): value.encode(into: &json)
    case .otherWay(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public struct Radio: JSONModel {
  public var way: String
  public var to: Int?

  public init(way: String, to: Int? = nil) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var way: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
    self.way = try json.require(way, "way")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("way", way)
    json.optionalMember("to", to)
    json.endObject()
  }
}

public struct OtherWay: JSONModel {
  public var way: JSONValue?
  public var to: Bool

  public init(way: JSONValue? = nil, to: Bool) {
    self.way = way
    self.to = to
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var to: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "way": json.read(into: &way)
      case "to": json.read(into: &to)
      default: try json.skipValue()
      }
    }
    self.to = try json.require(to, "to")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("way", way)
    json.member("to", to)
    json.endObject()
  }
}
