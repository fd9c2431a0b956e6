import Canonicalizing
import Shape
import Specification

/// A schema and those that build on it, told apart by a member.
struct Family {
  let key: String
  /// The values that mappings give to schemas.
  var mapped: [(value: String, schema: Schema)] = []
  /// What a value is that the member doesn't name, where the author says it.
  var unmapped: Schema?
  /// In order, each once.
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
  /// The family that a schema stands for: told apart by its own discriminator, or by that of a base
  /// whose family it belongs to with its subtypes.
  func family(of schema: Schema) -> Family? {
    if let known = memo.families[schema.id] { return known }
    let family = schema.isAlternative ? nil : findFamily(of: schema)
    memo.families[schema.id] = .some(family)
    return family
  }

  private func findFamily(of schema: Schema) -> Family? {
    let own = schema.discriminator
    guard own != nil || subtypes.has(schema.id) else { return nil }
    let bases = self.subtypes.bases(of: schema.id, limit: limits.combinations)
    let inherited = bases.compactMap(\.discriminatorOfSubtypes)
    guard let key = (own ?? inherited.first)?.propertyName, let subtypes = subtypes(of: schema)
    else {
      return nil
    }
    var family = Family(key: key)
    let related = inherited.filter { $0.propertyName == key }
    let unmapped = ([own].compactMap(\.self) + related).lazy.compactMap(self.unmapped).first
    if related.isEmpty {
      let stated = own.map { targets(of: $0) } ?? []
      family.mapped = stated
      family.add(stated.map(\.schema) + subtypes + [unmapped].compactMap(\.self))
    } else {
      // The rest of a mapping is about other subtypes of the base.
      let mappings = ([own].compactMap(\.self) + related).map(mapping)
      family.mapped = ([schema] + subtypes).flatMap { member in
        mappings.flatMap { $0[member.id] ?? [] }.map { (value: $0, schema: member) }
      }
      family.add([schema] + (own == nil ? named(subtypes, in: family, by: related) : subtypes))
    }
    family.unmapped = unmapped
    return family.members.contains { $0 != schema } ? family : nil
  }

  /// Whether a value may be of the base alone: nothing calls it abstract, and what the document
  /// says of the member's values has one for it.
  private func isMember(_ base: Schema, of family: Family) -> Bool {
    guard family.mapped.isEmpty, base.node["x-abstract"]?.boolean != true else { return false }
    let isNamed = base.discriminatorValue != nil
    if !isNamed, family.members.contains(where: { $0.discriminatorValue != nil }) { return false }
    let token = token(of: base, in: family)
    return token.listed.isEmpty || token.listedName != nil
  }

  /// By what a member of the family is known.
  private func token(
    of member: Schema,
    in family: Family,
    _ values: [Schema.ID: [(value: String, schema: Schema)]] = [:]
  ) -> DiscriminatorToken {
    token(
      member.discriminatorValue ?? member.componentName ?? member.placeName,
      mapped: values[member.id, default: []].map(\.value),
      facets(ofAll: member).property(family.key)
    )
  }

  /// The subtypes that a base's discriminator knows: those that its mapping names; without one,
  /// those that are more than another name.
  private func named(
    _ subtypes: [Schema],
    in family: Family,
    by discriminators: [Discriminator]
  ) -> [Schema] {
    guard discriminators.contains(where: { !$0.mapping.isEmpty }) else {
      return subtypes.filter(\.addsToItsBase)
    }
    let known = Set(family.mapped.map(\.schema.id))
    return subtypes.filter { known.contains($0.id) }
  }

  /// The values that a mapping gives to each schema; collected once for all subtypes.
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

  /// The choice of a family's members.
  func choice(of family: Family, _ schema: Schema, as role: Role) -> Type {
    var family = family
    if isMember(schema, of: family) { family.begin(with: schema) }
    let variants = family.members.map { member in
      Choice.Variant(
        name: member.componentName ?? member.placeName,
        type: memberType(member, of: family, schema),
        signature: .any
      )
    }
    let tokens = tokens(of: family, schema)
    let mapping = SchemaShaper.mapping(of: tokens.map { [$0] })
    for (index, member) in family.members.enumerated() where !subtypes.has(member.id) {
      noteUnlisted(member, [tokens[index]], in: mapping, at: index, family.key)
    }
    var discriminator = Choice.Discriminator(key: family.key, mapping: mapping)
    discriminator.unmapped = family.members.firstIndex { $0 == family.unmapped }
    discriminator.absent = discriminator.unmapped ?? plain(schema, in: family, mapping)
    return add(
      .choice(Choice(variants: variants, discriminator: discriminator)),
      as: role,
      documented: [Atom(schema: schema, home: nil)]
    )
  }

  /// The position of what a value without the member is, which may be absent: the member's default
  /// says it, and otherwise it is the base.
  private func plain(
    _ base: Schema,
    in family: Family,
    _ mapping: [Choice.Discriminator.Mapping]
  ) -> Int? {
    guard !facets(ofAll: base).members.requires(family.key) else { return nil }
    let assumed = token(of: base, in: family).assumed
    return mapping.first { assumed.contains($0.value.text) }?.variant
      ?? family.members.firstIndex(of: base)
  }

  /// By what the members are known; what the base assumes, its subtypes only inherit.
  private func tokens(of family: Family, _ base: Schema) -> [DiscriminatorToken] {
    let values = Dictionary(grouping: family.mapped, by: \.schema.id)
    let inherited = token(of: base, in: family, values).assumed
    return family.members.map { member in
      var token = token(of: member, in: family, values)
      if member != base { token.assumed.removeAll(where: inherited.contains) }
      return token
    }
  }

  /// A member that stands for a family by the same member of the object is here only itself.
  private func memberType(
    _ member: Schema,
    of family: Family,
    _ schema: Schema
  ) -> Type {
    guard member == schema || self.family(of: member)?.key == family.key else {
      return reference(to: member).withoutNull
    }
    return refer(to: member) ? base(member) : .json
  }

  /// The schema itself: a model inside of the choice for which it stands.
  private func base(_ schema: Schema) -> Type {
    let whole = Role(named.name(of: schema), owner: nil, at: schema)
    let part = claimPart("itself", inside: whole, called: "base")
    guard models[part.id] == nil else { return .model(part.id) }
    return object(facets(ofAll: schema), as: part)
  }
}

extension Schema {
  /// What tells those apart that build on it.
  fileprivate var discriminatorOfSubtypes: Discriminator? {
    discriminator.flatMap { isAlternative ? nil : $0 }
  }

  /// Whether it lists what it may be.
  fileprivate var isAlternative: Bool { !oneOf.isEmpty || !anyOf.isEmpty }

  /// Whether it is more than another name for one other schema.
  fileprivate var addsToItsBase: Bool {
    saysSomething || allOf.count { $0.reference != nil } > 1
      || allOf.contains { $0.reference == nil && ($0.saysSomething || !$0.allOf.isEmpty) }
  }
}
