import BinderyRuntime
import Foundation

/// Any JSON value, with its numbers as exact and its members in the order they were written.
///
///     let message: AnyJSON = ["text": "hi", "tries": 3, "tags": ["a", "b"]]
public struct AnyJSON: JSONCodable, Sendable {
  private let content: Content

  private enum Content: Hashable {
    case json(JSONValue)
    /// Why a value of an app is no JSON; told where it is sent.
    case unencodable(reason: String)
  }

  /// A value as Foundation has them: strings, numbers, booleans, dates, `NSNull`, arrays and
  /// dictionaries of these, or what is `Encodable`.
  ///
  /// What is none of them is told when it is sent.
  public init(_ value: Any) { self = AnyJSON(converting: value) }

  /// A value's own JSON.
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

  /// The value; nil for one that can't be written as JSON.
  public var json: JSONValue? {
    if case .json(let value) = content { value } else { nil }
  }

  /// The value; throws `jsonDataEncodingFailure` for one that can't be written as JSON.
  public func requireJSON() throws(PubNubError) -> JSONValue {
    switch content {
    case .json(let value): return value
    case .unencodable(let reason):
      throw PubNubError(.jsonDataEncodingFailure, details: [reason])
    }
  }

  /// Itself.
  public var codableValue: AnyJSON { self }

  /// As Foundation has it; `NSNull` for `null`, and for what isn't JSON.
  public var rawValue: Any { json?.foundation ?? NSNull() }

  /// The member of an object; nil when there is none, or no object.
  public subscript(key: String) -> AnyJSON? { json?[key].map { AnyJSON($0) } }
}

extension AnyJSON: Hashable {
  /// Any value, its numbers as exact as the decoder gives them.
  public init(from decoder: any Decoder) throws {
    content = .json(try JSONValue(from: decoder))
  }

  /// Throws `jsonDataEncodingFailure` for what isn't JSON.
  public func encode(to encoder: any Encoder) throws {
    try requireJSON().encode(to: encoder)
  }
}

extension AnyJSON: CustomStringConvertible {
  /// The text of a string, and compact JSON of anything else.
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
  /// Without keys that `String` takes for the same as an earlier one: `é` as one scalar and as two.
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
