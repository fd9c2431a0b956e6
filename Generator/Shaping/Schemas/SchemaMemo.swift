import Canonicalizing
import Shape

/// What was found out about schemas, each thing looked for once.
struct SchemaMemo {
  /// What a schema says with everything that it builds on.
  var facets: [Schema.ID: Facets] = [:]
  var nullability = SchemaAnswers(assuming: false)
  var wireKinds = SchemaAnswers(assuming: WireKind.any)
  /// The schemas that say something in one that is referred to.
  var foundations: [Schema.ID: Set<Schema.ID>] = [:]
  var families: [Schema.ID: Family?] = [:]
  /// The schemas among which one chooses.
  var listings: [Schema.ID: Set<Schema.ID>] = [:]
  /// The values of each discriminator's mapping, by the schemas that they mean.
  var mappings: [Discriminator.ID: [Schema.ID: [String]]] = [:]
  var listedTexts: [Schema.ID: Set<String>] = [:]
  /// What the branches of choices list together, by the first of them.
  var listedInChoices: [Schema.ID: ListedValues?] = [:]
}
