import SourceDiagnostics

/// A JSON value of a description, such as a default or a value of `enum`.
public struct JSONValue: Sendable {
  public enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The JSON text of an integer; nil for one that JSON can't express.
    case integer(String?)
    /// The JSON text of a number; nil for one that JSON lacks, such as infinity.
    case number(String?)
    case string
    case array([JSONValue])
    case object([Named<JSONValue>])
  }

  public let content: Content
  /// The text of a scalar as it is written; empty for a collection.
  public let text: String
  /// The Boolean that a scalar means, also in quotes or in a form of YAML 1.1.
  public let impliedBoolean: Bool?
  public let mark: Mark

  public init(_ content: Content, text: String, impliedBoolean: Bool?, mark: Mark) {
    self.content = content
    self.text = text
    self.impliedBoolean = impliedBoolean
    self.mark = mark
  }
}

extension JSONValue {
  public var type: JSONType {
    switch content {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The text of a string; nil for other types.
  public var string: String? { if case .string = content { text } else { nil } }

  /// The value of a Boolean; nil for other types.
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// The value of an integer that is representable as `Int`.
  public var integer: Int? {
    if case .integer(let digits) = content { digits.flatMap { Int($0) } } else { nil }
  }

  /// The value of an integer or a finite number.
  public var number: Double? {
    switch content {
    case .integer(let text), .number(let text): text.flatMap { Double($0) }
    default: nil
    }
  }

  /// The elements of an array; empty for other types.
  public var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The members of an object; empty for other types.
  public var members: [Named<JSONValue>] {
    if case .object(let members) = content { members } else { [] }
  }
}
