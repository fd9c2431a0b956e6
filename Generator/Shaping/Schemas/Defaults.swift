import Shape
import Specification

extension Diagnostic.Code {
  static let misfitDefault = Self("misfit-default")
}

extension SchemaShaper {
  /// What is assumed when a value isn't given: the stated default, or the only value there is.
  func defaultValue(of atoms: [Atom]) -> Literal? {
    guard let schema = atoms.last?.schema else { return nil }
    if let value = atoms.reversed().lazy.compactMap(\.schema.defaultValue).first {
      return checked(value, schema)
    }
    let constants = atoms.compactMap { $0.schema.reference == nil ? $0.schema.onlyValue : nil }
    return constants.last.flatMap(Literal.init)
  }

  /// The literal, when it is one of the schema's values.
  private func checked(_ value: Node, _ schema: OpenAPI.Schema) -> Literal? {
    if value.kind == .null { return admitsNull(schema) ? .null : nil }
    let kind = wireKind(of: schema)
    if let literal = fitting(value, kind) { return literal }
    if kind == .object && value.kind == .mapping { return nil }
    warn(
      .misfitDefault,
      at: value.mark,
      "the default is \(value.kind.phrase) where \(kind.phrase) belongs; it is left out",
      mend: "write \(kind.phrase)"
    )
    return nil
  }

  private func fitting(_ value: Node, _ kind: WireKind) -> Literal? {
    guard let literal = Literal(value) else { return nil }
    switch (kind, literal) {
    case (.string, .string), (.listed, .string), (.integer, .integer), (.number, .integer),
      (.number, .number), (.boolean, .boolean), (.array, .array):
      return literal
    // A default that Swift text can't show is documented nowhere; the type says enough.
    case (.any, .string), (.any, .integer), (.any, .number), (.any, .boolean): return literal
    // Authors forget the quotes around 1.0, and 2020-01-01 needs none.
    case (.string, .integer), (.string, .number), (.listed, .integer), (.listed, .number),
      (.listed, .boolean):
      return .string(value.text)
    default: return nil
    }
  }
}

extension Node.Kind {
  fileprivate var phrase: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .float: "a number"
    case .string: "a string"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension WireKind {
  fileprivate var phrase: String {
    switch self {
    case .string: "a string"
    case .listed: "one of the listed strings"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "a boolean"
    case .array: "a list"
    case .object: "a mapping"
    case .any: "another value"
    }
  }
}
