import Canonical
import Shape

/// Resolves base schemas to the union of their subtypes.
struct HierarchyResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let named: NamedSchemas
  let readers: SchemaReaders

  /// Whether a value may have the base schema itself: the base isn't abstract, and a value of the
  /// discriminator property identifies it.
  private func isMember(_ base: Schema, of hierarchy: Hierarchy) -> Bool {
    guard hierarchy.mapped.isEmpty, !base.isAbstract else { return false }
    let isNamed = base.discriminatorValue != nil
    if !isNamed, hierarchy.members.contains(where: { $0.discriminatorValue != nil }) {
      return false
    }
    let token = token(of: base, in: hierarchy)
    return token.listed.isEmpty || token.listedName != nil
  }

  /// The values that identify a member of the hierarchy.
  private func token(
    of member: Schema,
    in hierarchy: Hierarchy,
    _ values: [Schema.ID: [(value: String, schema: Schema)]] = [:]
  ) -> DiscriminatorToken {
    readers.tokens.token(
      member.discriminatorValue ?? member.componentName ?? member.locationName,
      mapped: values[member.id, default: []].map(\.value),
      readers.merger.mergedSchema(of: member).property(hierarchy.key)
    )
  }

  /// The type of a base schema: the union of its hierarchy's members.
  func type(of hierarchy: Hierarchy, _ schema: Schema, as role: Role) -> Type {
    var hierarchy = hierarchy
    if isMember(schema, of: hierarchy) { hierarchy.begin(with: schema) }
    let variants = hierarchy.members.map { member in
      Union.Variant(
        name: member.componentName ?? member.locationName,
        type: memberType(member, of: hierarchy, schema),
        signature: .any
      )
    }
    let tokens = tokens(of: hierarchy, schema)
    let mapping = Union.Discriminator.Mapping.all(of: tokens.map { [$0] })
    for (index, member) in hierarchy.members.enumerated()
    where !readers.hierarchies.hasSubtypes(member) {
      readers.tokens.warnUnidentified(
        member,
        [tokens[index]],
        in: mapping,
        at: index,
        hierarchy.key
      )
    }
    var discriminator = Union.Discriminator(key: hierarchy.key, mapping: mapping)
    discriminator.unmapped = hierarchy.members.firstIndex { $0 == hierarchy.unmapped }
    discriminator.absent = discriminator.unmapped ?? defaultVariant(schema, in: hierarchy, mapping)
    return registry.add(
      .union(Union(variants: variants, discriminator: discriminator)),
      as: role,
      documented: [Subschema(schema: schema, owner: nil)]
    )
  }

  /// The index of the variant for values without the discriminator property, if it is optional: the
  /// variant of the property's default, otherwise the base.
  private func defaultVariant(
    _ base: Schema,
    in hierarchy: Hierarchy,
    _ mapping: [Union.Discriminator.Mapping]
  ) -> Int? {
    guard !readers.merger.mergedSchema(of: base).members.requires(hierarchy.key) else { return nil }
    let defaults = token(of: base, in: hierarchy).defaults
    return mapping.first { defaults.contains($0.value.text) }?.variant
      ?? hierarchy.members.firstIndex(of: base)
  }

  /// The values that identify each member; a default of the base doesn't identify its subtypes.
  private func tokens(of hierarchy: Hierarchy, _ base: Schema) -> [DiscriminatorToken] {
    let values = Dictionary(grouping: hierarchy.mapped, by: \.schema.id)
    let inherited = token(of: base, in: hierarchy, values).defaults
    return hierarchy.members.map { member in
      var token = token(of: member, in: hierarchy, values)
      if member != base { token.defaults.removeAll(where: inherited.contains) }
      return token
    }
  }

  /// The type of a member, without the member's own hierarchy by the same key.
  private func memberType(
    _ member: Schema,
    of hierarchy: Hierarchy,
    _ schema: Schema
  ) -> Type {
    guard member == schema || readers.hierarchies.hierarchy(of: member)?.key == hierarchy.key else {
      return types.reference(to: member).withoutNull
    }
    return named.refer(to: member) ? base(member) : .json
  }

  /// The object of a base schema itself: a model in the union of its hierarchy.
  private func base(_ schema: Schema) -> Type {
    let whole = Role(named.name(of: schema), owner: nil, at: schema)
    let part = registry.registerPart("itself", inside: whole, called: "base")
    guard registry.models[part.id] == nil else { return .model(part.id) }
    return types.objects.object(readers.merger.mergedSchema(of: schema), as: part)
  }
}
