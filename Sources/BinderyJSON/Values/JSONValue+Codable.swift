import Foundation

// For users' types: Bindery's own decoding and encoding do not use Codable.
extension JSONValue {
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: MemberKey.self) {
      // The decoder's keys may have another order in each run.
      let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
      let members = try keys.map { ($0.stringValue, try object.decode(JSONValue.self, forKey: $0)) }
      self = .object(JSONObject(members))
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      self = try JSONValue(scalar: decoder.singleValueContainer())
    }
  }

  private init(scalar: any SingleValueDecodingContainer) throws {
    if scalar.decodeNil() {
      self = .null
    } else if let value = try? scalar.decode(String.self) {
      self = .string(value)
    } else if let value = try? scalar.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? scalar.decode(Int64.self) {
      self = .number(JSONNumber(value))
    } else if let value = try? scalar.decode(UInt64.self) {
      self = .number(JSONNumber(value))
    } else {
      self = .number(try Self.fraction(scalar))
    }
  }

  /// A `Decimal` keeps more digits where the decoder has them; a `Double` keeps more exponents.
  private static func fraction(_ scalar: any SingleValueDecodingContainer) throws -> JSONNumber {
    let double = try scalar.decode(Double.self)
    if let decimal = try? scalar.decode(Decimal.self), let number = JSONNumber(decimal),
      number.double == double
    {
      return number
    }
    guard let number = JSONNumber(double) else {
      throw DecodingError.dataCorruptedError(
        in: scalar,
        debugDescription: JSONError.Reason.nonFiniteNumber.description
      )
    }
    return number
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let value): try Self.encode(value, to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in value.members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    }
  }

  private static func encode(_ number: JSONNumber, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = number.int64 {
      try container.encode(value)
    } else if let value = number.uint64 {
      try container.encode(value)
    } else if let value = number.double, JSONNumber(value) == number {
      try container.encode(value)
    } else if let value = number.decimal {
      try container.encode(value)
    } else {
      try container.encode(number.double ?? .infinity)
    }
  }

  private struct MemberKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      self.init(stringValue: String(intValue))
    }
  }
}
