import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// The type of values without Swift names, such as objects: the type without `enum`.
  func unnamed(_ values: [Node], _ merged: MergedSchema, as role: Role) -> Type {
    if values.count > 1, !merged.isConstant {
      warn(
        .unnamedEnumValues,
        at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
        "the values of \(Excerpt.quoted(role.name)) have no names in Swift"
          + "; any of its type is read",
        fix: "list texts, or leave the list out"
      )
    }
    return unlisted(merged, as: role)
  }

  /// The type of an array with an `enum` of elements instead of arrays.
  func arrayOfEnumeration(_ values: [Node], _ merged: MergedSchema, as role: Role) -> Type {
    warn(
      .invalidEnum,
      at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "the values of \(Excerpt.quoted(role.name)) are no lists; they are read as those of"
        + " its elements",
      fix: "write them under items"
    )
    var element = MergedSchema()
    element.subschemas = merged.subschemas
    element.notes = merged.notes
    element.types = merged.elements.items.first?.schema.types ?? []
    let part = registerPart("elements", of: role, adding: "Item")
    return .array(enumeration(values, of: element, as: part))
  }

  /// The type of the other keywords, without the listed values.
  func unlisted(_ merged: MergedSchema, as role: Role) -> Type {
    var plain = merged
    let isList = plain.values?.first?.kind == .sequence
    let isUniform = Set(plain.values?.map(\.kind) ?? []).count == 1
    plain.values = nil
    plain.inferType()
    if plain.types.isEmpty, isUniform { plain.types = [isList ? .array : .object] }
    return type(of: plain, as: role)
  }

  func empty(_ merged: MergedSchema, as role: Role) -> Type {
    // With null alone in the list, no other value is valid.
    if merged.subschemas.contains(where: { $0.schema.isNull }) { return .json }
    warn(
      .invalidEnum,
      at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "no value is valid for \(Excerpt.quoted(role.name)); any of its type is read",
      fix: "list the values or remove the list"
    )
    return unlisted(merged, as: role)
  }
}
