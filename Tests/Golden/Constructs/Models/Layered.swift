// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Layered: JSONModel {
  case either(Either)
  case flags(Flags)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["a"], known: ["a"]),
    .object(required: ["b"], known: ["b"]),
    .object(required: [], known: ["a", "b"]),
    .object(required: [], known: ["b"]),
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

  /// flags.
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
