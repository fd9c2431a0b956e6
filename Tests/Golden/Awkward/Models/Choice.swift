// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Choice: JSONModel {
  case string(String)
  case integer(Int)
  case array([Choice?])
  case selfValue(ChoiceSelf)
  case type(TypeModel)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .string(),
    .integer,
    .array,
    .object(required: ["a"], properties: ["a"]),
    .object(required: [], properties: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .integer(try json.read())
      case 2: .array(try json.read())
      case 3: .selfValue(try json.read())
      case 4: .type(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .integer(let value): value.encode(into: &json)
    case .array(let value): value.encode(into: &json)
    case .selfValue(let value): value.encode(into: &json)
    case .type(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  /// self.
  public struct ChoiceSelf: JSONModel {
    @IndirectOptional public var a: Choice?

    public init(a: Choice?) {
      self.a = a
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var a: Nullable<Choice>?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "a": json.read(into: &a)
        default: try json.skipValue()
        }
      }
      self.a = try json.requireNullable(a, "a")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("a", a)
      json.endObject()
    }
  }
}

public typealias TypeModel = [String: JSONValue]
