// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Delivery: JSONModel {
  case plain(Plain)
  case packed(Packed)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: [], properties: ["id", "data"]),
    .object(required: [], properties: ["id", "data"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .plain(try json.read())
      case 1: .packed(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .plain(let value): value.encode(into: &json)
    case .packed(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Plain: JSONModel {
    public var id: String?
    public var data: String?

    public init(id: String? = nil, data: String? = nil) {
      self.id = id
      self.data = data
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id": json.read(into: &id)
        case "data": json.read(into: &data)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("id", id)
      json.optionalMember("data", data)
      json.endObject()
    }
  }

  public struct Packed: JSONModel {
    public var id: String?
    public var data: PackedData?

    public init(id: String? = nil, data: PackedData? = nil) {
      self.id = id
      self.data = data
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id": json.read(into: &id)
        case "data": json.read(into: &data)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("id", id)
      json.optionalMember("data", data)
      json.endObject()
    }

    public struct PackedData: JSONModel {
      public var z: Int?

      public init(z: Int? = nil) {
        self.z = z
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "z": json.read(into: &z)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("z", z)
        json.endObject()
      }
    }
  }
}
