import Shape
import Specification

extension Diagnostic.Code {
  static let mixedEnumeration = Self("mixed-enumeration")
  static let misfitValue = Self("misfit-value")
}

extension SchemaShaper {
  /// An open enumeration, or the type of the values when one of them is all there is.
  func enumeration(_ values: [Node], of facets: Facets, as role: Role) -> Type {
    let kinds = Set(values.map(\.kind))
    if facets.types == ["boolean"] || kinds == [.boolean] { return .boolean }
    if facets.types == ["number"] || kinds == [.float] || kinds == [.float, .integer] {
      return .number(.unspecified)
    }
    let raw: Enumeration.Raw
    switch facets.types {
    case ["string"]: raw = .string
    case ["integer"]: raw = .integer
    default:
      guard kinds == [.string] || kinds == [.integer] else {
        return mixed(values, of: facets, as: role)
      }
      raw = kinds == [.string] ? .string : .integer
    }
    let literals = literals(values, raw)
    if facets.isConstant || literals.count < 2, roles[role.id]?.isComponent != true {
      return raw == .string ? .string : .integer(facets.format == "int64" ? .int64 : .unspecified)
    }
    let enumeration = Enumeration(
      raw: raw,
      values: literals.map { Enumeration.Value(literal: $0) }
    )
    return add(.enumeration(enumeration), as: role, documented: facets.atoms)
  }

  /// The values as the type has them; what can't be one is reported and left out.
  private func literals(_ values: [Node], _ raw: Enumeration.Raw) -> [Literal] {
    var seen: Set<Literal> = []
    return values.compactMap { value in
      guard let literal = literal(value, raw) else {
        warn(
          .misfitValue,
          at: value.mark,
          "\(Excerpt.quoted(value.text)) is no value of this type and is left out",
          mend: "correct the value or the type"
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
        .integer(digits)
      } else {
        Int(value.text).map { .integer(String($0)) }
      }
    }
  }

  private func mixed(_ values: [Node], of facets: Facets, as role: Role) -> Type {
    guard let first = values.first else { return .json }
    warn(
      .mixedEnumeration,
      at: first.mark,
      "the values of \(Excerpt.quoted(role.name)) are of several kinds; it is read as any JSON",
      mend: "list values of one kind"
    )
    return .json
  }
}

extension Role {
  /// Whether it is a schema with a name of its own.
  var isComponent: Bool { owner == nil && node.componentName != nil && id == Model.ID(node) }
}
