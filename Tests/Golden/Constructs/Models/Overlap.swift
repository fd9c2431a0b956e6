// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Overlap: JSONModel {
  case small(Small)
  case large(Large)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: [], properties: ["a"]),
    .object(required: [], properties: ["a", "b"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .small(try json.read())
      case 1: .large(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .small(let value): value.encode(into: &json)
    case .large(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Small: JSONModel {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "a": json.read(into: &a)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("a", a)
      json.endObject()
    }
  }

  public struct Large: JSONModel {
    public var a: String?
    public var b: String?

    public init(a: String? = nil, b: String? = nil) {
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
