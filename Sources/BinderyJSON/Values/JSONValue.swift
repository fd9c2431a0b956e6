/// Any JSON value, for data that a schema does not describe.
public enum JSONValue: Hashable, Sendable {
  /// The value `null`, as opposed to an absent member.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number with all its digits.
  case number(JSONNumber)
  /// A string, without its quotes and escapes.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object, with its members in order.
  case object(JSONObject)

  /// Parses a text; throws an error with its position unless the text is one JSON value.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONReader.decode(from: Array(text.utf8))
  }

  /// Creates the JSON that a value is encoded as.
  public init(encoding value: some JSONEncodable) throws(JSONError) {
    self = try value.jsonValue()
  }

  /// Decodes the value as a type; offsets of errors are those in `description`.
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
  /// The value as compact JSON.
  public var description: String { String(decoding: utf8, as: UTF8.self) }

  /// The UTF-8 of `description`.
  package var utf8: [UInt8] {
    var writer = JSONWriter()
    encode(into: &writer)
    return writer.bytes
  }
}
