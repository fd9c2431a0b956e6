import Canonicalizing
import Shape
import Specification

/// A base schema and its subtypes, distinguished by a discriminator property.
struct Hierarchy {
  let key: String
  /// The keys of the discriminators' mappings, with the schemas that they identify.
  var mapped: [(value: String, schema: Schema)] = []
  /// The schema of `defaultMapping`, for values without a mapping.
  var unmapped: Schema?
  /// The schemas that a value may have, in order, without duplicates.
  private(set) var members: [Schema] = []
  private var seen: Set<Schema.ID> = []

  fileprivate init(key: String) { self.key = key }

  fileprivate mutating func add(_ schemas: [Schema]) {
    members += schemas.filter { seen.insert($0.id).inserted }
  }

  fileprivate mutating func begin(with base: Schema) {
    if seen.insert(base.id).inserted { members.insert(base, at: 0) }
  }
}

extension SchemaShaper {
  /// The hierarchy of a base schema, distinguished by its own discriminator or by an inherited one.
  func hierarchy(of schema: Schema) -> Hierarchy? {
    if let known = memo.hierarchies[schema.id] { return known }
    let hierarchy = schema.isUnion ? nil : findHierarchy(of: schema)
    memo.hierarchies[schema.id] = .some(hierarchy)
    return hierarchy
  }

  private func findHierarchy(of schema: Schema) -> Hierarchy? {
    let own = schema.discriminator
    guard own != nil || subtypes.has(schema.id) else { return nil }
    let bases = self.subtypes.bases(of: schema.id, limit: limits.combinations)
    let inherited = bases.compactMap(\.discriminatorOfSubtypes)
    guard let key = (own ?? inherited.first)?.propertyName, let subtypes = subtypes(of: schema)
    else {
      return nil
    }
    var hierarchy = Hierarchy(key: key)
    let related = inherited.filter { $0.propertyName == key }
    let unmapped = ([own].compactMap(\.self) + related).lazy.compactMap(self.unmapped).first
    if related.isEmpty {
      let stated = own.map { targets(of: $0) } ?? []
      hierarchy.mapped = stated
      hierarchy.add(stated.map(\.schema) + subtypes + [unmapped].compactMap(\.self))
    } else {
      // The other keys of a mapping identify other subtypes of the base.
      let mappings = ([own].compactMap(\.self) + related).map(mapping)
      hierarchy.mapped = ([schema] + subtypes).flatMap { member in
        mappings.flatMap { $0[member.id] ?? [] }.map { (value: $0, schema: member) }
      }
      let known = own == nil ? named(subtypes, in: hierarchy, by: related) : subtypes
      hierarchy.add([schema] + known)
    }
    hierarchy.unmapped = unmapped
    return hierarchy.members.contains { $0 != schema } ? hierarchy : nil
  }

  /// Whether a value may have the base schema itself: the base isn't abstract, and a value of the
  /// discriminator property identifies it.
  private func isMember(_ base: Schema, of hierarchy: Hierarchy) -> Bool {
    guard hierarchy.mapped.isEmpty, base.node["x-abstract"]?.boolean != true else { return false }
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
    token(
      member.discriminatorValue ?? member.componentName ?? member.locationName,
      mapped: values[member.id, default: []].map(\.value),
      mergedSchema(of: member).property(hierarchy.key)
    )
  }

  /// The subtypes that the discriminators' mappings identify; without a mapping, the subtypes that
  /// aren't only another name of their base.
  private func named(
    _ subtypes: [Schema],
    in hierarchy: Hierarchy,
    by discriminators: [Discriminator]
  ) -> [Schema] {
    guard discriminators.contains(where: { !$0.mapping.isEmpty }) else {
      return subtypes.filter(\.addsToItsBase)
    }
    let known = Set(hierarchy.mapped.map(\.schema.id))
    return subtypes.filter { known.contains($0.id) }
  }

  /// The keys of a mapping by the schema that they identify, cached for all subtypes.
  private func mapping(of discriminator: Discriminator) -> [Schema.ID: [String]] {
    if let known = memo.mappings[discriminator.id] { return known }
    let values = Dictionary(grouping: targets(of: discriminator), by: \.schema.id)
      .mapValues { $0.map(\.value) }
    memo.mappings[discriminator.id] = values
    return values
  }

  private func targets(
    of discriminator: Discriminator
  ) -> [(value: String, schema: Schema)] {
    discriminator.mapping.compactMap { entry in
      discriminator.target(of: entry.value).map { (value: entry.key, schema: $0) }
    }
  }

  /// The type of a base schema: the union of its hierarchy's members.
  func choice(of hierarchy: Hierarchy, _ schema: Schema, as role: Role) -> Type {
    var hierarchy = hierarchy
    if isMember(schema, of: hierarchy) { hierarchy.begin(with: schema) }
    let variants = hierarchy.members.map { member in
      Choice.Variant(
        name: member.componentName ?? member.locationName,
        type: memberType(member, of: hierarchy, schema),
        signature: .any
      )
    }
    let tokens = tokens(of: hierarchy, schema)
    let mapping = SchemaShaper.mapping(of: tokens.map { [$0] })
    for (index, member) in hierarchy.members.enumerated() where !subtypes.has(member.id) {
      warnUnidentified(member, [tokens[index]], in: mapping, at: index, hierarchy.key)
    }
    var discriminator = Choice.Discriminator(key: hierarchy.key, mapping: mapping)
    discriminator.unmapped = hierarchy.members.firstIndex { $0 == hierarchy.unmapped }
    discriminator.absent = discriminator.unmapped ?? defaultVariant(schema, in: hierarchy, mapping)
    return add(
      .choice(Choice(variants: variants, discriminator: discriminator)),
      as: role,
      documented: [Subschema(schema: schema, owner: nil)]
    )
  }

  /// The index of the variant for values without the discriminator property, if it is optional: the
  /// variant of the property's default, otherwise the base.
  private func defaultVariant(
    _ base: Schema,
    in hierarchy: Hierarchy,
    _ mapping: [Choice.Discriminator.Mapping]
  ) -> Int? {
    guard !mergedSchema(of: base).members.requires(hierarchy.key) else { return nil }
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
    guard member == schema || self.hierarchy(of: member)?.key == hierarchy.key else {
      return reference(to: member).withoutNull
    }
    return refer(to: member) ? base(member) : .json
  }

  /// The object of a base schema itself: a model in the union of its hierarchy.
  private func base(_ schema: Schema) -> Type {
    let whole = Role(named.name(of: schema), owner: nil, at: schema)
    let part = registerPart("itself", inside: whole, called: "base")
    guard models[part.id] == nil else { return .model(part.id) }
    return object(mergedSchema(of: schema), as: part)
  }
}

extension Schema {
  /// The discriminator that distinguishes the subtypes of the schema.
  fileprivate var discriminatorOfSubtypes: Discriminator? {
    discriminator.flatMap { isUnion ? nil : $0 }
  }

  /// Whether it has `oneOf` or `anyOf`.
  fileprivate var isUnion: Bool { !oneOf.isEmpty || !anyOf.isEmpty }

  /// Whether it adds keywords to its base, or has several bases.
  fileprivate var addsToItsBase: Bool {
    declaresType || allOf.count { $0.reference != nil } > 1
      || allOf.contains { $0.reference == nil && ($0.declaresType || !$0.allOf.isEmpty) }
  }
}
