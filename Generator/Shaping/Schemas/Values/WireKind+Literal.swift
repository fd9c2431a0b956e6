import Canonical
import Shape

extension WireKind {
  /// The literal, if it is of this kind.
  func literal(of value: JSONValue) -> Literal? {
    guard let literal = Literal(value) else { return nil }
    switch (self, literal) {
    case (.string, .string), (.listed, .string), (.integer, .integer), (.number, .integer),
      (.number, .number), (.boolean, .boolean), (.array, .array), (.object, .object), (.any, _):
      return literal
    // Unquoted 1.0 is a number in YAML; authors often mean a string.
    case (.string, .integer), (.string, .number), (.listed, .integer), (.listed, .number),
      (.listed, .boolean):
      return .string(value.text)
    default: return nil
    }
  }
}
