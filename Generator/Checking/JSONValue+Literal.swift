import BinderyJSON
import Shape

extension JSONValue {
  /// Creates the value of a literal.
  package init(_ literal: Literal) {
    switch literal {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let text), .number(let text):
      self = JSONNumber(text).map(JSONValue.number) ?? .string(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(JSONObject(members.map { ($0.key, JSONValue($0.value)) }))
    }
  }
}
