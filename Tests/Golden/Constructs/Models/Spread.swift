// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Spread: JSONModel {
  public var id: String?
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: SpreadValue]

  public init(id: String? = nil, additionalProperties: [String: SpreadValue] = [:]) {
    self.id = id
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var additionalProperties: [String: SpreadValue] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      default: additionalProperties[key.string] = try json.read(SpreadValue.self)
      }
    }
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.members(additionalProperties)
    json.endObject()
  }
}

public enum SpreadValue: JSONModel {
  case string(String)
  case integer(Int)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .integer]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .integer(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .integer(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
