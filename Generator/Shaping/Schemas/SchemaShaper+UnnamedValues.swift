import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// Values that Swift has no names for: whatever the schema says beside them.
  func unnamed(_ values: [Node], _ facets: Facets, as role: Role) -> Type {
    if values.count > 1, !facets.isConstant {
      warn(
        .unnamedEnumValues,
        at: facets.atoms.last?.schema.mark(of: "enum") ?? role.schema.mark,
        "the values of \(Excerpt.quoted(role.name)) have no names in Swift; any of its type is read",
        fix: "list texts, or leave the list out"
      )
    }
    return unlisted(facets, as: role)
  }

  /// Values that are no lists, where the type is a list of them.
  func arrayOfListed(_ values: [Node], _ facets: Facets, as role: Role) -> Type {
    warn(
      .invalidEnum,
      at: facets.atoms.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "the values of \(Excerpt.quoted(role.name)) are no lists; they are read as those of"
        + " its elements",
      fix: "write them under items"
    )
    var element = Facets()
    element.atoms = facets.atoms
    element.notes = facets.notes
    element.types = facets.elements.items.first?.schema.types ?? []
    let part = claimPart("elements", of: role, adding: "Item")
    return .array(enumeration(values, of: element, as: part))
  }

  /// Whatever the schema says beside values that Swift has no names for.
  func unlisted(_ facets: Facets, as role: Role) -> Type {
    var plain = facets
    let isList = plain.values?.first?.kind == .sequence
    let isUniform = Set(plain.values?.map(\.kind) ?? []).count == 1
    plain.values = nil
    plain.inferType()
    if plain.types.isEmpty, isUniform { plain.types = [isList ? .array : .object] }
    return type(of: plain, as: role)
  }

  func empty(_ facets: Facets, as role: Role) -> Type {
    // A list of null alone says that there is no other value.
    if facets.atoms.contains(where: { $0.schema.isNull }) { return .json }
    warn(
      .invalidEnum,
      at: facets.atoms.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "no value is left that \(Excerpt.quoted(role.name)) may have; any of its type is read",
      fix: "list the values or take the list out"
    )
    return unlisted(facets, as: role)
  }
}
