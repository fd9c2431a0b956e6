/// Any JSON value: what a schema leaves open, or nobody described.
public enum JSONValue: Hashable, Sendable {
  /// `null`, which is said, and not left out.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number with all its digits.
  case number(JSONNumber)
  /// A text, without its quotes and escapes.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Members in their order.
  case object(JSONObject)

  /// Throws where a text isn't one JSON value, with the place.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONReader.decode(from: Array(text.utf8))
  }

  /// The value as the JSON that it is written as.
  public init(encoding value: some JSONEncodable) throws(JSONError) {
    self = try value.jsonValue()
  }

  /// The same JSON as a type of its own; offsets of errors count in `description`.
  public func decode<T: JSONDecodable>(as type: T.Type = T.self) throws(JSONError) -> T {
    if let value = self as? T { return value }
    return try JSONReader.decode(from: JSONWriter.encode(self))
  }
}

extension JSONValue: JSONModel {
  public static var acceptsNull: Bool { true }

  public init(from json: inout JSONReader) throws(JSONError) {
    switch json.scanner.byte {
    case UInt8(ascii: "{"): self = .object(try json.read())
    case UInt8(ascii: "["): self = .array(try json.read())
    case UInt8(ascii: "\""): self = .string(try json.readString())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean(try json.readBoolean())
    case UInt8(ascii: "n"):
      _ = try json.readNull()
      self = .null
    default:
      let token = try json.readNumber(expecting: "a value")
      self = .number(JSONNumber(token, in: json.scanner))
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .null: json.writeNull()
    case .boolean(let value): json.write(value)
    case .number(let value): value.encode(into: &json)
    case .string(let value): json.write(value)
    case .array(let value): value.encode(into: &json)
    case .object(let value): value.encode(into: &json)
    }
  }
}

extension JSONValue {
  public func jsonValue() -> JSONValue { self }
}

extension JSONValue: CustomStringConvertible {
  /// Compact JSON.
  public var description: String { String(decoding: utf8, as: UTF8.self) }

  /// The UTF-8 of `description`.
  package var utf8: [UInt8] {
    var writer = JSONWriter()
    encode(into: &writer)
    return writer.bytes
  }
}
