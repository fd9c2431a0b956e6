import Canonical
import Shape
import SourceDiagnostics

/// Converts the values of enumerations to literals.
struct EnumerationLiterals {
  let diagnostics: Diagnostics

  /// The values as literals of the raw type; values that don't match are reported and omitted.
  func literals(of values: [JSONValue], _ raw: Enumeration.Raw) -> [Literal] {
    var seen: Set<Literal> = []
    return values.compactMap { value in
      guard let literal = literal(value, raw) else {
        diagnostics.warn(
          .invalidEnum,
          at: value.mark,
          value.type == .integer
            ? "the “enum” value \(Excerpt.quoted(value.text)) exceeds 64 bits; ignored"
            : "the “enum” value \(Excerpt.quoted(value.text)) doesn't match the type; ignored",
          fix: "correct the value or the type"
        )
        return nil
      }
      return seen.insert(literal).inserted ? literal : nil
    }
  }

  private func literal(_ value: JSONValue, _ raw: Enumeration.Raw) -> Literal? {
    switch raw {
    // Unquoted 1.0 and true aren't strings in YAML; authors often mean strings.
    case .string: value.type.isCollection ? nil : .string(value.text)
    case .integer:
      if case .integer(let digits)? = Literal(value) {
        Int64(digits) == nil ? nil : .integer(digits)
      } else {
        Int64(value.text).map { .integer(String($0)) }
      }
    case .number:
      switch Literal(value) {
      case .integer(let digits)?: .integer(digits)
      case .number(let text)?: .number(text)
      default: JSONNumber.isValid(value.text) ? .number(value.text) : nil
      }
    }
  }
}
