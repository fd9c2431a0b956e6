import Canonicalizing
import Shape

extension SchemaShaper {
  /// The first property for which every branch allows different values, preferably a required one.
  ///
  /// A branch that is a union allows the values of its own branches.
  func impliedDiscriminator(_ merged: [MergedSchema]) -> Choice.Discriminator? {
    guard let first = merged.first else { return nil }
    let candidates = keys(of: first).lazy.compactMap { self.disjoint($0, in: merged) }
    var optional: Choice.Discriminator?
    for candidate in candidates {
      if candidate.isRequired { return candidate }
      optional = optional ?? candidate
    }
    return optional
  }

  private func disjoint(_ key: String, in merged: [MergedSchema]) -> Choice.Discriminator? {
    var discriminator = Choice.Discriminator(key: key, mapping: [])
    var seen: Set<Scalar> = []
    for (index, merged) in merged.enumerated() {
      guard let allowed = allowedValues(of: key, in: merged), !allowed.values.isEmpty else {
        return nil
      }
      for value in allowed.values {
        guard seen.insert(value).inserted else { return nil }
        discriminator.mapping.append(Choice.Discriminator.Mapping(value: value, variant: index))
      }
      if !allowed.isRequired { discriminator.isRequired = false }
    }
    return discriminator
  }

  /// The keys of the properties that could identify a branch.
  func keys(of merged: MergedSchema, depth: Int = 0) -> [String] {
    let own = merged.properties.map(\.key)
    guard depth < SchemaShaper.nestingLimit,
      let inner = merged.unions.first?.branches.first(where: { !$0.isNull })
    else { return own }
    return own + keys(of: self.mergedSchema(of: inner), depth: depth + 1)
  }

  /// The values that a schema allows for a property; nil if it doesn't list them.
  func allowedValues(of key: String, in merged: MergedSchema) -> AllowedValues? {
    var visited: Set<Schema.ID> = []
    return allowedValues(of: key, in: merged, visited: &visited)
  }

  /// Skips the branches in `visited`, whose values are included already.
  private func allowedValues(
    of key: String,
    in merged: MergedSchema,
    depth: Int = 0,
    visited: inout Set<Schema.ID>
  ) -> AllowedValues? {
    if let own = ownAllowedValues(of: key, in: merged) { return own }
    guard merged.unions.count == 1, let union = merged.unions.first,
      depth < SchemaShaper.nestingLimit
    else { return nil }
    var all = AllowedValues(values: [], isRequired: true)
    for branch in union.branches where !branch.isNull && visited.insert(branch.end).inserted {
      let merged = self.mergedSchema(of: branch)
      guard let inner = allowedValues(of: key, in: merged, depth: depth + 1, visited: &visited)
      else { return nil }
      all.values += inner.values
      all.isRequired = all.isRequired && inner.isRequired
    }
    return all
  }

  private func ownAllowedValues(of key: String, in merged: MergedSchema) -> AllowedValues? {
    guard merged.isObject, let property = merged.property(key),
      let values = valuesListed(for: property)
    else { return nil }
    let isNeverNull = !property.subschemas.allSatisfy { admitsNull($0.schema) }
    return AllowedValues(values: values, isRequired: merged.members.requires(key) && isNeverNull)
  }

  /// The scalars that the schemas list for a property.
  func valuesListed(for property: MergedSchema.Property) -> [Scalar]? {
    property.appearsOnlyInIf ? nil : listedValues(of: property.subschemas)?.scalars
  }

  /// The maximum depth of nested unions.
  private static let nestingLimit = 4
}

/// The values that a schema allows for a property, and whether the property is always present.
struct AllowedValues {
  var values: [Scalar]
  var isRequired: Bool
}
