// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Transfer: JSONModel {
  case card(Card)
  case bank(Bank)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: [], properties: ["type", "x"], values: ["type": ["card"]]),
    .object(required: [], properties: ["type", "x"], values: ["type": ["bank"]]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(
      of: Self.variants,
      discriminator: "type"
    ) { json, variant throws(JSONError) in
      switch variant {
      case 0: .card(try json.read())
      case 1: .bank(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .card(let value): value.encode(into: &json)
    case .bank(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Card: JSONModel {
    public var type: String?
    public var x: String?

    public init(type: String? = "card", x: String? = nil) {
      self.type = type
      self.x = x
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "type": json.read(into: &type)
        case "x": json.read(into: &x)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("type", type)
      json.optionalMember("x", x)
      json.endObject()
    }
  }

  public struct Bank: JSONModel {
    public var type: String?
    public var x: Int?

    public init(type: String? = "bank", x: Int? = nil) {
      self.type = type
      self.x = x
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "type": json.read(into: &type)
        case "x": json.read(into: &x)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("type", type)
      json.optionalMember("x", x)
      json.endObject()
    }
  }
}
