// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Partial: JSONModel {
  case cab(Cab)
  case bus(Bus)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("t") {
    case "c", "Cab": self = .cab(try json.readSelectedVariant())
    case "Bus": self = .bus(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .cab(let value): value.encode(into: &json)
    case .bus(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

public struct Cab: JSONModel {
  public var t: String

  public init(t: String) {
    self.t = t
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
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
}

public struct Bus: JSONModel {
  public var t: String
  public var line: Int?

  public init(t: String = "Bus", line: Int? = nil) {
    self.t = t
    self.line = line
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      case "line": json.read(into: &line)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.optionalMember("line", line)
    json.endObject()
  }
}
