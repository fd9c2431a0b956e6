import Shape
import Specification

/// What was found out about schemas, each thing looked for once.
struct SchemaMemo {
  /// What a schema says with everything that it builds on.
  var facets: [Node: Facets] = [:]
  var nullability = SchemaAnswers(assuming: false)
  var wireKinds = SchemaAnswers(assuming: WireKind.any)
  /// The schemas that say something in one that is referred to.
  var foundations: [Node: Set<Node>] = [:]
  var families: [Node: Family?] = [:]
  /// The schemas among which one chooses.
  var listings: [Node: Set<Node>] = [:]
  /// The values of each discriminator's mapping, by the schemas that they mean.
  var mappings: [Node: [Node: [String]]] = [:]
  var listedTexts: [Node: Set<String>] = [:]
  /// What the branches of choices list together, by the first of them.
  var listedInChoices: [Node: ListedValues?] = [:]
}
