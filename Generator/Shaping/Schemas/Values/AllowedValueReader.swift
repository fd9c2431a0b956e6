import Canonical
import Shape

/// Reads the values that schemas allow for a property, to identify the branches of a union by it.
struct AllowedValueReader {
  /// The maximum depth of nested unions.
  private static let nestingLimit = 4

  let merger: SchemaMerger
  let listedValues: ListedValueReader

  /// The keys of the properties that could identify a branch.
  func keys(of merged: MergedSchema, depth: Int = 0) -> [String] {
    let own = merged.properties.map(\.key)
    guard depth < Self.nestingLimit,
      let inner = merged.unions.first?.branches.first(where: { !$0.isNull })
    else { return own }
    return own + keys(of: merger.mergedSchema(of: inner), depth: depth + 1)
  }

  /// The values that a schema allows for a property; nil if it doesn't list them.
  func values(of key: String, in merged: MergedSchema) -> AllowedValues? {
    var visited: Set<Schema.ID> = []
    return values(of: key, in: merged, visited: &visited)
  }

  /// Skips the branches in `visited`, whose values are included already.
  private func values(
    of key: String,
    in merged: MergedSchema,
    depth: Int = 0,
    visited: inout Set<Schema.ID>
  ) -> AllowedValues? {
    if let own = ownAllowedValues(of: key, in: merged) { return own }
    guard merged.unions.count == 1, let union = merged.unions.first,
      depth < Self.nestingLimit
    else { return nil }
    var all = AllowedValues(values: [], isRequired: true)
    for branch in union.branches where !branch.isNull && visited.insert(branch.end).inserted {
      let merged = merger.mergedSchema(of: branch)
      guard let inner = values(of: key, in: merged, depth: depth + 1, visited: &visited)
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
    let isNeverNull = !property.subschemas.allSatisfy(\.schema.admitsNull)
    return AllowedValues(values: values, isRequired: merged.members.requires(key) && isNeverNull)
  }

  func valuesListed(for property: MergedSchema.Property) -> [Scalar]? {
    property.appearsOnlyInIf ? nil : listedValues.values(of: property.subschemas)?.scalars
  }
}
