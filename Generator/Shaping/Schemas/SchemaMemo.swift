import Canonicalizing
import Shape

/// Cached properties of schemas.
struct SchemaMemo {
  /// Each schema merged with everything that its `$ref` and `allOf` include.
  var mergedSchemas: [Schema.ID: MergedSchema] = [:]
  var nullability = FixedPointMemo(assuming: false)
  var wireKinds = FixedPointMemo(assuming: WireKind.any)
  /// The schemas that a referenced schema is composed of.
  var constituents: [Schema.ID: Set<Schema.ID>] = [:]
  var hierarchies: [Schema.ID: Hierarchy?] = [:]
  /// The branches or subtypes that a value of each schema may have.
  var alternatives: [Schema.ID: Set<Schema.ID>] = [:]
  /// The keys of each discriminator's `mapping`, by the schemas that they identify.
  var mappings: [Discriminator.ID: [Schema.ID: [String]]] = [:]
  var enumTexts: [Schema.ID: Set<String>] = [:]
  /// The values that all branches of a union list together, by its first branch.
  var listedInUnions: [Schema.ID: ListedValues?] = [:]
}
