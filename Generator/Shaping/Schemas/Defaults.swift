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
    return constant(of: atoms)
  }

  /// The only value there is.
  func constant(of atoms: [Atom]) -> Literal? {
    let constants = atoms.compactMap { $0.schema.reference == nil ? $0.schema.onlyValue : nil }
    return constants.last.flatMap(Literal.init)
  }

  /// The literal, when it is one of the schema's values.
  private func checked(_ value: Node, _ schema: OpenAPI.Schema) -> Literal? {
    if value.kind == .null { return admitsNull(schema) ? .null : nil }
    let kind = wireKind(of: schema)
    let facets = facets(ofAll: schema)
    guard let literal = fitting(value, kind) ?? meaning(of: value, kind, facets) else {
      let own = "the default is \(value.kind.phrase) where \(kind.phrase) belongs; it is left out"
      return misfit(value, own, mend: "write \(kind.phrase)")
    }
    if kind == .listed, let values = facets.values, !values.isEmpty,
      !values.contains(where: { $0.text == value.text })
    {
      return misfit(value, "the default is none of the listed values; it is left out")
    }
    if let format = facets.format, !DefaultFormat(format).admits(literal) {
      return misfit(value, "the default is no \(Excerpt.quoted(format)); it is left out")
    }
    return literal
  }

  private func misfit(_ value: Node, _ message: String, mend: String? = nil) -> Literal? {
    warn(.misfitDefault, at: value.mark, message, mend: mend ?? "correct the default or the schema")
    return nil
  }

  func fitting(_ value: Node, _ kind: WireKind) -> Literal? {
    guard let literal = Literal(value) else { return nil }
    switch (kind, literal) {
    case (.string, .string), (.listed, .string), (.integer, .integer), (.number, .integer),
      (.number, .number), (.boolean, .boolean), (.array, .array), (.object, .object), (.any, _):
      return literal
    // Authors forget the quotes around 1.0, and 2020-01-01 needs none.
    case (.string, .integer), (.string, .number), (.listed, .integer), (.listed, .number),
      (.listed, .boolean):
      return .string(value.text)
    default: return nil
    }
  }
}

/// What a format asks of a default.
private struct DefaultFormat {
  let name: String

  init(_ name: String) { self.name = name.lowercased() }

  func admits(_ literal: Literal) -> Bool {
    switch (name, literal) {
    case ("int32", .integer(let digits)): Int32(digits) != nil
    case ("int64", .integer(let digits)): Int64(digits) != nil
    case ("uint32", .integer(let digits)): UInt32(digits) != nil
    case ("uint64", .integer(let digits)): UInt64(digits) != nil
    case ("float", .number(let text)): Float(text)?.isFinite == true
    case ("date", .string(let text)): text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    case ("date-time", .string(let text)):
      text.prefixMatch(of: /\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d/) != nil
    case ("uuid", .string(let text)), ("guid", .string(let text)):
      text.wholeMatch(of: /[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/) != nil
    default: true
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
