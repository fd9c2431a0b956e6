import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// An open enumeration, or the values' type where there is only one value.
  ///
  /// With `isPart`, a single value is an enumeration too: a part of a list of several types.
  func enumeration(
    _ values: [Node],
    of merged: MergedSchema,
    as role: Role,
    isPart: Bool = false
  ) -> Type {
    guard !values.isEmpty else { return empty(merged, as: role) }
    guard admits(values.count, "values; any of its type is read", of: role, at: role.schema.mark)
    else { return unlisted(merged, as: role) }
    let kinds = Set(values.map(\.listedType))
    if kinds.isSubset(of: [.array, .object]) { return unnamed(values, merged, as: role) }
    if merged.types == [.array] { return arrayOfEnumeration(values, merged, as: role) }
    if merged.types == [.boolean] || kinds == [.boolean] { return .boolean }
    guard let raw = raw(merged, kinds) else { return mixed(values, kinds, of: merged, as: role) }
    if raw == .number, number(merged.format) != .number(.unspecified) {
      return unnamed(values, merged, as: role)
    }
    let literals = literals(values, raw)
    if !isPart, merged.isConstant || literals.count < 2, roles[role.id]?.isComponent != true {
      return plain(raw, merged)
    }
    guard !literals.isEmpty else { return plain(raw, merged) }
    let enumeration = Enumeration(
      raw: raw,
      values: literals.map { literal in
        let note = merged.notes[literal.text ?? ""]
        return Enumeration.Value(
          literal: literal,
          name: note?.name,
          documentation: Documentation(text: note?.description)
        )
      }
    )
    return add(.enumeration(enumeration), as: role, documented: merged.subschemas)
  }

  /// The raw type that all values have; nil if they have several.
  private func raw(_ merged: MergedSchema, _ kinds: Set<JSONType>) -> Enumeration.Raw? {
    switch merged.types {
    case [.string]: .string
    case [.integer]: .integer
    case [.number]: .number
    default:
      switch kinds {
      case [.string]: .string
      case [.integer]: .integer
      case [.number], [.integer, .number]: .number
      default: nil
      }
    }
  }

  /// The type without an enumeration.
  private func plain(_ raw: Enumeration.Raw, _ merged: MergedSchema) -> Type {
    switch raw {
    case .string: .string
    case .integer: integer(merged.format)
    case .number: number(merged.format)
    }
  }

  /// The values as literals of the raw type; values that don't match are reported and omitted.
  func literals(_ values: [Node], _ raw: Enumeration.Raw) -> [Literal] {
    var seen: Set<Literal> = []
    return values.compactMap { value in
      guard let literal = literal(value, raw) else {
        warn(
          .invalidEnum,
          at: value.mark,
          value.kind == .integer
            ? "\(Excerpt.quoted(value.text)) doesn't fit into 64 bits and is omitted"
            : "\(Excerpt.quoted(value.text)) is no value of this type and is omitted",
          fix: "correct the value or the type"
        )
        return nil
      }
      return seen.insert(literal).inserted ? literal : nil
    }
  }

  private func literal(_ value: Node, _ raw: Enumeration.Raw) -> Literal? {
    switch raw {
    // Unquoted 1.0 and true aren't strings in YAML; authors often mean strings.
    case .string: value.kind.isCollection ? nil : .string(value.text)
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
      default: JSONWord.isNumber(value.text) ? .number(value.text) : nil
      }
    }
  }

  /// The union of an enumeration or a type for each JSON type of the values.
  private func mixed(
    _ values: [Node],
    _ kinds: Set<JSONType>,
    of merged: MergedSchema,
    as role: Role
  ) -> Type {
    guard kinds.isDisjoint(with: [.array, .object]) else {
      warn(
        .invalidEnum,
        at: values.first?.mark ?? role.schema.mark,
        "the values of \(Excerpt.quoted(role.name)) are of several kinds; it is read as any JSON",
        fix: "list values of one kind"
      )
      return .json
    }
    let hasFractions = kinds.contains(.number)
    let order = JSONType.allCases.filter {
      kinds.contains($0) && !($0 == .integer && hasFractions)
    }
    let variants = order.map { kind in
      let own = values.filter {
        let other = $0.listedType
        return other == kind || kind == .number && other == .integer
      }
      return variant(kind, own, of: merged, in: role)
    }
    return add(.choice(Choice(variants: variants)), as: role, documented: merged.subschemas)
  }

  private func variant(
    _ kind: JSONType,
    _ values: [Node],
    of merged: MergedSchema,
    in role: Role
  ) -> Choice.Variant {
    let part = registerPart("as \(kind.rawValue)", inside: role, called: kind.rawValue)
    var own = merged
    own.types = [kind]
    return Choice.Variant(
      name: kind.rawValue,
      type: enumeration(values, of: own, as: part, isPart: true),
      signature: .any
    )
  }
}

extension Role {
  /// Whether the role belongs to a named schema.
  var isComponent: Bool { owner == nil && schema.componentName != nil && id == Model.ID(schema) }
}

extension Node {
  /// The JSON type of an `enum` value; an unquoted `null` among strings is a string.
  fileprivate var listedType: JSONType { kind == .null ? .string : JSONType(self) }
}
