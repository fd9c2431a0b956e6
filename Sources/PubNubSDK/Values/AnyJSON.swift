import BinderyRuntime
import Foundation

/// A JSON value that keeps the exact numbers and the order of the members.
///
///     let message: AnyJSON = ["text": "hi", "tries": 3, "tags": ["a", "b"]]
public struct AnyJSON: JSONCodable, Sendable {
  private let content: Content

  private enum Content: Hashable {
    case json(JSONValue)
    /// The reason why an app's value can't be encoded, thrown when it is sent.
    case unencodable(reason: String)
  }

  /// Creates JSON from a Foundation value: a string, number, boolean, date, `NSNull`, an array or
  /// dictionary of these, or an `Encodable` value.
  ///
  /// Any other value throws `jsonDataEncodingFailure` when it is sent.
  public init(_ value: Any) { self = AnyJSON(converting: value) }

  /// Creates the JSON of a value.
  public init(_ value: some JSONCodable) { self = value.codableValue }

  init(_ json: JSONValue) { content = .json(json) }

  init(unencodable reason: String) { content = .unencodable(reason: reason) }

  init(encoding value: some Encodable) {
    do {
      let data = try JSONEncoder.pubNub.encode(value)
      content = .json(try JSONReader.decode(from: data))
    } catch {
      content = .unencodable(reason: String(describing: error))
    }
  }

  /// The JSON value; nil if it can't be encoded.
  public var json: JSONValue? {
    if case .json(let value) = content { value } else { nil }
  }

  /// Returns the JSON value; throws `jsonDataEncodingFailure` if it can't be encoded.
  public func requireJSON() throws(PubNubError) -> JSONValue {
    switch content {
    case .json(let value): return value
    case .unencodable(let reason):
      throw PubNubError(.jsonDataEncodingFailure, details: [reason])
    }
  }

  /// The value itself.
  public var codableValue: AnyJSON { self }

  /// The Foundation value; `NSNull` for `null`, and for a value that isn't JSON.
  public var rawValue: Any { json?.foundation ?? NSNull() }

  /// The member of an object; nil if it is absent or the value isn't an object.
  public subscript(key: String) -> AnyJSON? { json?[key].map { AnyJSON($0) } }
}

extension AnyJSON: Hashable {
  /// Decodes any value, with numbers as exact as the decoder's.
  public init(from decoder: any Decoder) throws {
    content = .json(try JSONValue(from: decoder))
  }

  /// Encodes the value; throws `jsonDataEncodingFailure` if it isn't JSON.
  public func encode(to encoder: any Encoder) throws {
    try requireJSON().encode(to: encoder)
  }
}

extension AnyJSON: CustomStringConvertible {
  /// The text of a string, or the compact JSON of another value.
  public var description: String {
    switch content {
    case .json(.string(let text)): text
    case .json(let value): value.description
    case .unencodable(let reason): "not JSON: \(reason)"
    }
  }
}

extension JSONValue {
  fileprivate var foundation: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .number(let number): number.foundation
    case .string(let text): text
    case .array(let elements): elements.map(\.foundation)
    case .object(let object):
      Dictionary(uniqueKeysWithValues: object.distinctMembers.map { ($0.key, $0.value.foundation) })
    }
  }
}

extension JSONObject {
  /// The members without keys that `String` compares equal to an earlier one: `é` as one scalar and
  /// as two.
  fileprivate var distinctMembers: [Member] {
    var keys: Set<String> = []
    return members.filter { keys.insert($0.key).inserted }
  }
}

extension JSONNumber {
  fileprivate var foundation: Any {
    if let int: Int = integer() { return int }
    if let uint64 { return uint64 }
    return decimal ?? double as Any? ?? text
  }
}
