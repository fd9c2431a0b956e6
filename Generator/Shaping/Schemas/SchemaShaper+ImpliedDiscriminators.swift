import Canonicalizing
import Shape

extension SchemaShaper {
  /// The first member that every branch confines to other values, a required one before one that
  /// may be absent; a branch that is a choice itself confines it to what its own branches do.
  func impliedDiscriminator(_ facets: [Facets]) -> Choice.Discriminator? {
    guard let first = facets.first else { return nil }
    let candidates = keys(of: first).lazy.compactMap { self.disjoint($0, in: facets) }
    var optional: Choice.Discriminator?
    for candidate in candidates {
      if candidate.isRequired { return candidate }
      optional = optional ?? candidate
    }
    return optional
  }

  private func disjoint(_ key: String, in facets: [Facets]) -> Choice.Discriminator? {
    var discriminator = Choice.Discriminator(key: key, mapping: [])
    var seen: Set<Scalar> = []
    for (index, facets) in facets.enumerated() {
      guard let confined = confined(key, of: facets), !confined.values.isEmpty else {
        return nil
      }
      for value in confined.values {
        guard seen.insert(value).inserted else { return nil }
        discriminator.mapping.append(Choice.Discriminator.Mapping(value: value, variant: index))
      }
      if !confined.isRequired { discriminator.isRequired = false }
    }
    return discriminator
  }

  /// The members by which a branch could be known.
  func keys(of facets: Facets, depth: Int = 0) -> [String] {
    let own = facets.properties.map(\.key)
    guard depth < SchemaShaper.nestingLimit,
      let inner = facets.choices.first?.branches.first(where: { !$0.isNull })
    else { return own }
    return own + keys(of: self.facets(ofAll: inner), depth: depth + 1)
  }

  /// The values to which a member is confined.
  func confined(_ key: String, of facets: Facets) -> Confined? {
    var met: Set<Schema.ID> = []
    return confined(key, of: facets, met: &met)
  }

  /// What a branch that was met before is confined to is known.
  private func confined(
    _ key: String,
    of facets: Facets,
    depth: Int = 0,
    met: inout Set<Schema.ID>
  ) -> Confined? {
    if let own = confinedHere(key, of: facets) { return own }
    guard facets.choices.count == 1, let choice = facets.choices.first,
      depth < SchemaShaper.nestingLimit
    else { return nil }
    var all = Confined(values: [], isRequired: true)
    for branch in choice.branches where !branch.isNull && met.insert(branch.end).inserted {
      let facets = self.facets(ofAll: branch)
      guard let inner = confined(key, of: facets, depth: depth + 1, met: &met) else { return nil }
      all.values += inner.values
      all.isRequired = all.isRequired && inner.isRequired
    }
    return all
  }

  private func confinedHere(_ key: String, of facets: Facets) -> Confined? {
    guard facets.isObject, let property = facets.property(key),
      let values = valuesListed(for: property)
    else { return nil }
    let tellsAlways = !property.atoms.allSatisfy { admitsNull($0.schema) }
    return Confined(values: values, isRequired: facets.members.requires(key) && tellsAlways)
  }

  /// The scalars to which a member is confined.
  func valuesListed(for property: Facets.Property) -> [Scalar]? {
    property.isSupposed ? nil : listedValues(of: property.atoms)?.scalars
  }

  /// Choices inside of choices beyond this depth tell no more.
  private static let nestingLimit = 4
}

/// What a member may be, and whether it is always there.
struct Confined {
  var values: [Scalar]
  var isRequired: Bool
}
