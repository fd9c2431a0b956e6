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

  private static let variants: [JSONSignature] = [
    .string(),
    .integer,
    .array,
    .object(required: ["a"], known: ["a"]),
    .object(required: [], known: []),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.chooseVariant(Self.variants) {
    case 0: self = .string(try json.read())
    case 1: self = .integer(try json.read())
    case 2: self = .array(try json.read())
    case 3: self = .selfValue(try json.read())
    case 4: self = .type(try json.read())
    default: self = .unknown(try json.read())
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
