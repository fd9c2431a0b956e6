import Canonicalizing
import Shape
import Specification

extension Scalar {
  /// A literal as a member of a kind has it: authors forget the quotes around 1.0 and true, and
  /// write them around numbers; nil for null, arrays and objects.
  init?(_ literal: Literal, as kind: Kind?) {
    switch (kind, literal) {
    case (.string, .integer(let text)), (.string, .number(let text)): self = .string(text)
    case (.string, .boolean(let value)): self = .string(String(value))
    case (.number, .string(let text)) where JSONWord.isNumber(text): self = .number(text)
    case (.boolean, .string("true")): self = .boolean(true)
    case (.boolean, .string("false")): self = .boolean(false)
    default: self.init(literal)
    }
  }

  /// What a text means for a member of a kind; of any kind, whatever is written so.
  static func meanings(of text: String, as kind: WireKind) -> [Scalar] {
    let string = Scalar.string(text)
    let number = JSONWord.isNumber(text) ? Scalar.number(text) : nil
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
  /// Nil where a type is none of them, or several.
  init?(_ types: [JSONType]) {
    switch types {
    case [.string]: self = .string
    case [.boolean]: self = .boolean
    case [.integer], [.number], [.integer, .number], [.number, .integer]: self = .number
    default: return nil
    }
  }
}
