import Canonical

/// Finds the base schemas whose subtypes a discriminator distinguishes.
final class HierarchyIndex {
  private let index: any SchemaIndex
  private let limits: SchemaLimits
  private lazy var subtypes = SubtypeIndex(of: index.components)
  private var hierarchies: [Schema.ID: Hierarchy?] = [:]
  /// The branches or subtypes that a value of each schema may have.
  private var alternatives: [Schema.ID: Set<Schema.ID>] = [:]
  /// The keys of each discriminator's `mapping`, by the schemas that they identify.
  private var mappings: [Discriminator.ID: [Schema.ID: [String]]] = [:]

  init(of index: any SchemaIndex, _ limits: SchemaLimits) {
    self.index = index
    self.limits = limits
  }

  func hasSubtypes(_ schema: Schema) -> Bool { subtypes.has(schema.id) }

  /// Whether a schema is a union or a base schema that `id` is a branch or subtype of.
  func hasAlternative(_ schema: Schema, _ id: Schema.ID) -> Bool {
    schema.id != id && alternatives(of: schema).contains(id)
  }

  /// The branches of a union, or the subtypes of a base schema.
  func alternatives(of schema: Schema) -> Set<Schema.ID> {
    if let known = alternatives[schema.id] { return known }
    let branches = schema.branches
    var listed = Set(branches.map(\.id) + branches.compactMap(\.target?.id))
    if let hierarchy = hierarchy(of: schema) {
      listed = Set(hierarchy.members.map(\.id))
    }
    alternatives[schema.id] = listed
    return listed
  }

  /// The hierarchy of a base schema, distinguished by its own discriminator or by an inherited one.
  func hierarchy(of schema: Schema) -> Hierarchy? {
    if let known = hierarchies[schema.id] { return known }
    let hierarchy = schema.isUnion ? nil : findHierarchy(of: schema)
    hierarchies[schema.id] = .some(hierarchy)
    return hierarchy
  }

  private func findHierarchy(of schema: Schema) -> Hierarchy? {
    let own = schema.discriminator
    guard own != nil || subtypes.has(schema.id) else { return nil }
    let bases = subtypes.bases(of: schema.id, limit: limits.combinations)
    let inherited = bases.compactMap(\.discriminatorOfSubtypes)
    guard let key = (own ?? inherited.first)?.propertyName,
      let all = limits.subtypes(of: schema, in: subtypes)
    else {
      return nil
    }
    var hierarchy = Hierarchy(key: key)
    let related = inherited.filter { $0.propertyName == key }
    let unmapped = ([own].compactMap(\.self) + related).lazy.compactMap(\.defaultMapping).first
    if related.isEmpty {
      let stated = own.map { targets(of: $0) } ?? []
      hierarchy.mapped = stated
      hierarchy.add(stated.map(\.schema) + all + [unmapped].compactMap(\.self))
    } else {
      // The other keys of a mapping identify other subtypes of the base.
      let mappings = ([own].compactMap(\.self) + related).map(mapping)
      hierarchy.mapped = ([schema] + all).flatMap { member in
        mappings.flatMap { $0[member.id] ?? [] }.map { (value: $0, schema: member) }
      }
      let known = own == nil ? named(all, in: hierarchy, by: related) : all
      hierarchy.add([schema] + known)
    }
    hierarchy.unmapped = unmapped
    return hierarchy.members.contains { $0 != schema } ? hierarchy : nil
  }

  /// The subtypes that the discriminators' mappings identify; without a mapping, the subtypes that
  /// aren't only another name of their base.
  private func named(
    _ subtypes: [Schema],
    in hierarchy: Hierarchy,
    by discriminators: [Discriminator]
  ) -> [Schema] {
    guard discriminators.contains(where: \.hasMapping) else {
      return subtypes.filter(\.extendsBase)
    }
    let known = Set(hierarchy.mapped.map(\.schema.id))
    return subtypes.filter { known.contains($0.id) }
  }

  /// The keys of a mapping by the schema that they identify, cached for all subtypes.
  private func mapping(of discriminator: Discriminator) -> [Schema.ID: [String]] {
    if let known = mappings[discriminator.id] { return known }
    let values = Dictionary(grouping: targets(of: discriminator), by: \.schema.id)
      .mapValues { $0.map(\.value) }
    mappings[discriminator.id] = values
    return values
  }

  private func targets(
    of discriminator: Discriminator
  ) -> [(value: String, schema: Schema)] {
    discriminator.mapping.map { (value: $0.value, schema: $0.schema) }
  }
}

extension Schema {
  /// The discriminator that distinguishes the subtypes of the schema.
  fileprivate var discriminatorOfSubtypes: Discriminator? {
    discriminator.flatMap { isUnion ? nil : $0 }
  }

  /// Whether it has `oneOf` or `anyOf`.
  fileprivate var isUnion: Bool { !branches.isEmpty }

  /// Whether it adds keywords to its base, or has several bases.
  fileprivate var extendsBase: Bool {
    declaresType || allOf.count { $0.isReference } > 1
      || allOf.contains { !$0.isReference && ($0.declaresType || !$0.allOf.isEmpty) }
  }
}
