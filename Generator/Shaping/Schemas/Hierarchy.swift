import Canonical

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

  init(key: String) { self.key = key }

  mutating func add(_ schemas: [Schema]) {
    members += schemas.filter { seen.insert($0.id).inserted }
  }

  mutating func begin(with base: Schema) {
    if seen.insert(base.id).inserted { members.insert(base, at: 0) }
  }
}
