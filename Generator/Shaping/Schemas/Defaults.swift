import Canonicalizing
import Shape
import Specification

extension Diagnostic.Code {
  static let invalidDefault = Self("invalid-default")
}

extension SchemaShaper {
  /// The stated default, where it is a value of the schemas.
  func defaultValue(of atoms: [Atom]) -> Literal? {
    let value = atoms.reversed().lazy.compactMap(\.schema.defaultValue).first
    return value.flatMap { checked($0, atoms) }
  }

  /// The value of a channel's parameter that the caller does not give: the default, which AsyncAPI
  /// 3 has the client use for the address, or the only value there is.
  func assumedValue(of atoms: [Atom], as type: Type) -> Literal? {
    let isStated = atoms.contains { $0.schema.defaultValue != nil }
    return isStated ? defaultValue(of: atoms) : initialValue(of: atoms, as: type)
  }

  /// The only value there is.
  func initialValue(of atoms: [Atom], as type: Type) -> Literal? {
    let constant = constant(of: atoms, as: type)
    // Beside null the only other value is one of two.
    return constant != .null && atoms.contains { admitsNull($0.schema) } ? nil : constant
  }

  /// The literal, when every schema that says something of values admits it.
  private func checked(_ value: Node, _ atoms: [Atom]) -> Literal? {
    if value.kind == .null {
      return atoms.contains { admitsNull($0.schema) } ? .null : nil
    }
    let telling = atoms.filter { wireKind(of: $0.schema) != .any }
    let literals = (telling.isEmpty ? atoms.suffix(1) : telling[...]).map {
      checked(value, $0.schema)
    }
    return literals.contains(nil) ? nil : literals.last ?? nil
  }

  /// The only value there is, null aside; what is read as any JSON has more.
  func constant(of atoms: [Atom], as type: Type) -> Literal? {
    let own = atoms.last { $0.schema.reference == nil && $0.schema.onlyValue != nil }
    if let value = own?.schema.onlyValue { return Literal(value) }
    guard type != .json, let listed = listedValues(of: atoms), listed.values.count == 1,
      !listed.mayGrow
    else { return nil }
    return Literal(listed.values[0])
  }

  /// The literal, when it is one of the schema's values.
  private func checked(_ value: Node, _ schema: Schema) -> Literal? {
    if value.kind == .null { return admitsNull(schema) ? .null : nil }
    let kind = wireKind(of: schema)
    let facets = facets(ofAll: schema)
    guard let literal = fitting(value, kind) ?? meaning(of: value, kind, facets) else {
      if value.kind == .float, Literal(value) == nil {
        let text = Excerpt.quoted(value.text)
        return misfit(value, "the default \(text) is no finite number of 64 bits; it is omitted")
      }
      let own = "the default is \(value.kind.phrase) where \(kind.phrase) belongs; it is omitted"
      return misfit(value, own, fix: "write \(kind.phrase)")
    }
    if kind == .listed, let texts = listedTexts(of: schema), !texts.isEmpty,
      !texts.contains(value.text)
    {
      return misfit(value, "the default is none of the listed values; it is omitted")
    }
    guard DefaultFormat(facets, kind).admits(literal) else {
      let form = facets.format.map { Excerpt.quoted($0) } ?? "value of 64 bits"
      return misfit(value, "the default is no \(form); it is omitted")
    }
    return parts(of: value, facets) ?? (value.kind.isCollection ? nil : literal)
  }

  /// The same for elements and members, as far as they are described.
  private func parts(of value: Node, _ facets: Facets) -> Literal? {
    switch value.kind {
    case .sequence:
      let elements = value.elements.map { part($0, of: facets.elements.items.first?.schema) }
      let known = elements.compactMap(\.self)
      return known.count == elements.count ? .array(known) : nil
    case .mapping:
      let members = value.entries.map { entry in
        part(
          entry.value,
          of: (facets.property(entry.key)?.atoms ?? facets.additional.atoms).last?.schema
        )
        .map { Literal.Member(key: entry.key, value: $0) }
      }
      let known = members.compactMap(\.self)
      return known.count == members.count ? .object(known) : nil
    default: return nil
    }
  }

  private func part(_ value: Node, of schema: Schema?) -> Literal? {
    guard let schema else { return Literal(value) }
    guard value.kind == .null, !admitsNull(schema) else { return checked(value, schema) }
    return misfit(value, "the default has a null where none belongs; it is omitted")
  }

  /// The texts of the values that a schema lists, looked up once for all that merely refer to it.
  private func listedTexts(of schema: Schema) -> Set<String>? {
    let schema = essence(of: schema)
    if let known = memo.listedTexts[schema.id] { return known }
    guard let values = facets(ofAll: schema).values else { return nil }
    let texts = Set(values.map(\.text))
    memo.listedTexts[schema.id] = texts
    return texts
  }

  private func misfit(_ value: Node, _ message: String, fix: String? = nil) -> Literal? {
    warn(.invalidDefault, at: value.mark, message, fix: fix ?? "correct the default or the schema")
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
