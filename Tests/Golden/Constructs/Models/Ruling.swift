// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Ruling: JSONModel {
  case good(Good)
  case bad(Bad)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("ok") {
    case true: self = .good(try json.readSelectedVariant())
    case false: self = .bad(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .good(let value): value.encode(into: &json)
    case .bad(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Good: JSONModel {
    public var ok: Bool
    public var result: String?

    public init(ok: Bool = true, result: String? = nil) {
      self.ok = ok
      self.result = result
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var ok: Bool?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "ok": json.read(into: &ok)
        case "result": json.read(into: &result)
        default: try json.skipValue()
        }
      }
      self.ok = try json.require(ok, "ok")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("ok", ok)
      json.optionalMember("result", result)
      json.endObject()
    }
  }

  public struct Bad: JSONModel {
    public var ok: Bool
    public var result: BadResult?

    public init(ok: Bool = false, result: BadResult? = nil) {
      self.ok = ok
      self.result = result
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var ok: Bool?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "ok": json.read(into: &ok)
        case "result": json.read(into: &result)
        default: try json.skipValue()
        }
      }
      self.ok = try json.require(ok, "ok")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("ok", ok)
      json.optionalMember("result", result)
      json.endObject()
    }

    public struct BadResult: JSONModel {
      public var reason: String?

      public init(reason: String? = nil) {
        self.reason = reason
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "reason": json.read(into: &reason)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("reason", reason)
        json.endObject()
      }
    }
  }
}
