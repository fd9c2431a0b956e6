import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// An open enumeration, or the type of the values when one of them is all there is.
  ///
  /// One of several enumerations of a mixed list keeps the name of its only value.
  func enumeration(
    _ values: [Node],
    of facets: Facets,
    as role: Role,
    isPart: Bool = false
  ) -> Type {
    guard !values.isEmpty else { return empty(facets, as: role) }
    guard admits(values.count, "values; any of its type is read", of: role, at: role.schema.mark)
    else { return unlisted(facets, as: role) }
    let kinds = Set(values.map(\.listedType))
    if kinds.isSubset(of: [.array, .object]) { return unnamed(values, facets, as: role) }
    if facets.types == [.array] { return arrayOfListed(values, facets, as: role) }
    if facets.types == [.boolean] || kinds == [.boolean] { return .boolean }
    guard let raw = raw(facets, kinds) else { return mixed(values, kinds, of: facets, as: role) }
    if raw == .number, number(facets.format) != .number(.unspecified) {
      return unnamed(values, facets, as: role)
    }
    let literals = literals(values, raw)
    if !isPart, facets.isConstant || literals.count < 2, roles[role.id]?.isComponent != true {
      return plain(raw, facets)
    }
    guard !literals.isEmpty else { return plain(raw, facets) }
    let enumeration = Enumeration(
      raw: raw,
      values: literals.map { literal in
        let note = facets.notes[literal.text ?? ""]
        return Enumeration.Value(
          literal: literal,
          name: note?.name,
          documentation: Documentation(text: note?.description)
        )
      }
    )
    return add(.enumeration(enumeration), as: role, documented: facets.atoms)
  }

  /// What the values have in common.
  private func raw(_ facets: Facets, _ kinds: Set<JSONType>) -> Enumeration.Raw? {
    switch facets.types {
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

  /// The type without names for its values.
  private func plain(_ raw: Enumeration.Raw, _ facets: Facets) -> Type {
    switch raw {
    case .string: .string
    case .integer: integer(facets.format)
    case .number: number(facets.format)
    }
  }

  /// The values as the type has them; what can't be one is reported and left out.
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
    // Authors forget the quotes around 1.0 and true.
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

  /// Values of several kinds: a choice of an enumeration or a type for each kind.
  private func mixed(
    _ values: [Node],
    _ kinds: Set<JSONType>,
    of facets: Facets,
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
      return variant(kind, own, of: facets, in: role)
    }
    return add(.choice(Choice(variants: variants)), as: role, documented: facets.atoms)
  }

  private func variant(
    _ kind: JSONType,
    _ values: [Node],
    of facets: Facets,
    in role: Role
  ) -> Choice.Variant {
    let part = claimPart("as \(kind.rawValue)", inside: role, called: kind.rawValue)
    var own = facets
    own.types = [kind]
    return Choice.Variant(
      name: kind.rawValue,
      type: enumeration(values, of: own, as: part, isPart: true),
      signature: .any
    )
  }
}

extension Role {
  /// Whether it is a schema with a name of its own.
  var isComponent: Bool { owner == nil && schema.componentName != nil && id == Model.ID(schema) }
}

extension Node {
  /// The type of a value in a list; null, which nobody has left among text, counts as text.
  fileprivate var listedType: JSONType { kind == .null ? .string : JSONType(self) }
}
