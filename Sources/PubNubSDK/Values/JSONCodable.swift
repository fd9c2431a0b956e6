import BinderyRuntime
import Foundation

/// A value that can be a message: anything that `Codable` writes as JSON.
///
/// A type of one's own needs nothing beyond `Codable`:
///
///     struct Greeting: Codable, JSONCodable { var text: String }
public protocol JSONCodable: Codable {
  /// The value as JSON; one that can't be is told when it is sent.
  var codableValue: AnyJSON { get }
  /// The value as Foundation has it: `String`, `NSNumber`'s kinds, arrays and dictionaries.
  var rawValue: Any { get }
}

extension JSONCodable {
  /// What the type's `encode(to:)` writes.
  public var codableValue: AnyJSON { AnyJSON(encoding: self) }

  /// The JSON as Foundation has it.
  public var rawValue: Any { codableValue.rawValue }
}

extension JSONCodable {
  /// The JSON as text; nil for what can't be written.
  public var jsonStringify: String? { codableValue.json?.description }

  /// The JSON as UTF-8; nil for what can't be written.
  public var jsonData: Data? { codableValue.json.map { Data($0.utf8) } }

  /// Whether it is `null`.
  public var isNil: Bool { codableValue.json?.isNull ?? false }

  /// The text of a string.
  public var stringOptional: String? { codableValue.json?.string }

  /// The value of a whole number that fits.
  public var intOptional: Int? { codableValue.json?.int }

  /// The value of a number, as near as `Double` comes to it.
  public var doubleOptional: Double? { codableValue.json?.double }

  /// The value of a boolean; a number is none.
  public var boolOptional: Bool? { codableValue.json?.bool }

  /// The instant of a string in RFC 3339.
  public var dateOptional: Date? { stringOptional.flatMap { try? DateTime($0).date } }

  /// The bytes of a string in Base64.
  public var dataOptional: Data? { stringOptional.flatMap { Data(base64Encoded: $0) } }

  /// The value as another type; throws what its `init(from:)` does.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try codableValue.requireJSON()
    if let value = value as? T { return value }
    return try JSONDecoder.pubNub.decode(type, from: Data(JSONWriter.encode(value)))
  }
}
