import Canonical
import Shape

extension Scalar {
  /// A literal converted to the kind of its member; nil for null, arrays and objects.
  ///
  /// Authors omit the quotes of strings such as 1.0 and true, and quote numbers.
  init?(_ literal: Literal, as kind: Kind?) {
    switch (kind, literal) {
    case (.string, .integer(let text)), (.string, .number(let text)): self = .string(text)
    case (.string, .boolean(let value)): self = .string(String(value))
    case (.number, .string(let text)) where JSONNumber.isValid(text): self = .number(text)
    case (.boolean, .string("true")): self = .boolean(true)
    case (.boolean, .string("false")): self = .boolean(false)
    default: self.init(literal)
    }
  }

  /// The values that a text represents in a member of a kind; for a member of any kind, the values
  /// of every kind that has this text.
  static func meanings(of text: String, as kind: WireKind) -> [Scalar] {
    let string = Scalar.string(text)
    let number = JSONNumber.isValid(text) ? Scalar.number(text) : nil
    let boolean = text == "true" || text == "false" ? Scalar.boolean(text == "true") : nil
    return switch kind {
    case .string, .listed: [string]
    case .integer, .number: [number ?? string]
    case .boolean: [boolean ?? string]
    case .any, .array, .object: [string, number, boolean].compactMap(\.self)
    }
  }
}

extension Scalar.Kind {
  /// The kind of these JSON types; nil for other types and for several kinds.
  init?(_ types: [JSONType]) {
    switch types {
    case [.string]: self = .string
    case [.boolean]: self = .boolean
    case [.integer], [.number], [.integer, .number], [.number, .integer]: self = .number
    default: return nil
    }
  }
}
