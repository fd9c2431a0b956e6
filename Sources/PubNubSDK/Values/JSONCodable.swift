import BinderyRuntime
import Foundation

/// A value that can be published: any `Codable` value.
///
/// A type of your own needs only the conformances:
///
///     struct Greeting: Codable, JSONCodable { var text: String }
public protocol JSONCodable: Codable {
  /// The value as JSON; if it can't be encoded, sending it throws the error.
  var codableValue: AnyJSON { get }
  /// The Foundation value: a string, number, array or dictionary.
  var rawValue: Any { get }
}

extension JSONCodable {
  /// The JSON that the type's `encode(to:)` writes.
  public var codableValue: AnyJSON { AnyJSON(encoding: self) }

  /// The Foundation value of the JSON.
  public var rawValue: Any { codableValue.rawValue }
}

extension JSONCodable {
  /// The JSON as text; nil if it can't be encoded.
  public var jsonStringify: String? { codableValue.json?.description }

  /// The JSON as UTF-8; nil if it can't be encoded.
  public var jsonData: Data? { codableValue.json.map { Data($0.utf8) } }

  /// Whether the value is `null`.
  public var isNil: Bool { codableValue.json?.isNull ?? false }

  /// The text of a string; nil for other values.
  public var stringOptional: String? { codableValue.json?.string }

  /// The value of an integer that fits; nil for other values.
  public var intOptional: Int? { codableValue.json?.int }

  /// The value of a number, rounded to a `Double`; nil for other values.
  public var doubleOptional: Double? { codableValue.json?.double }

  /// The value of a boolean; nil for other values, numbers included.
  public var boolOptional: Bool? { codableValue.json?.bool }

  /// The date of a string in RFC 3339 format.
  public var dateOptional: Date? { stringOptional.flatMap { try? DateTime($0).date } }

  /// The bytes of a Base64 string.
  public var dataOptional: Data? { stringOptional.flatMap { Data(base64Encoded: $0) } }

  /// Returns the value as another type; throws the errors of its `init(from:)`.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try codableValue.requireJSON()
    if let value = value as? T { return value }
    return try JSONDecoder.pubNub.decode(type, from: Data(JSONWriter.encode(value)))
  }
}
