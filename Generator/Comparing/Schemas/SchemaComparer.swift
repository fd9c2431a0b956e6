import Canonical

/// Compares the schemas of two descriptions, each pair once, also if schemas contain themselves.
final class SchemaComparer {
  private var conjunctions: (old: [Conjunction.ID: Conjunction], new: [Conjunction.ID: Conjunction])
  private var pairs: [SchemaPair.ID: SchemaPair] = [:]
  /// The pairs that were requested, and those of their parts.
  private(set) var all: [SchemaPair] = []
  private var pending: [SchemaPair] = []
  /// Whether the comparison decides which alternatives of a union are the same.
  let isTrial: Bool
  /// The date of the comparison, such as `2027-03-31`.
  let today: String

  init(isTrial: Bool = false, today: String) {
    conjunctions = ([:], [:])
    self.isTrial = isTrial
    self.today = today
  }

  /// Returns the pair of an old and a new schema.
  func pair(_ old: [Schema], _ new: [Schema]) -> SchemaPair {
    pair(Self.id(old), old, Self.id(new), new)
  }

  /// Returns the pair of two alternatives; the unions are compared for null.
  func pair(_ old: Alternative, _ new: Alternative) -> SchemaPair {
    var ids = (old: Self.id(old.schemas), new: Self.id(new.schemas))
    (ids.old.type, ids.new.type) = (old.type, new.type)
    if old.schemas.allSatisfy(\.admitsNull) != new.schemas.allSatisfy(\.admitsNull) {
      ids.old.ignoresNull = true
      ids.new.ignoresNull = true
    }
    return pair(ids.old, old.schemas, ids.new, new.schemas)
  }

  private func pair(
    _ oldID: Conjunction.ID,
    _ old: [Schema],
    _ newID: Conjunction.ID,
    _ new: [Schema]
  ) -> SchemaPair {
    let id = SchemaPair.ID(old: oldID, new: newID)
    if let pair = pairs[id] { return pair }
    let oldSchema = Self.conjunction(id.old, old, &conjunctions.old)
    let newSchema = Self.conjunction(id.new, new, &conjunctions.new)
    let pair = SchemaPair(oldSchema, newSchema)
    pairs[id] = pair
    all.append(pair)
    pending.append(pair)
    return pair
  }

  /// Compares all pairs that were requested, and those of their parts; false if there are too many.
  @discardableResult
  func run(limit: Int = .max) -> Bool {
    while let pair = pending.popLast() {
      guard all.count <= limit else { return false }
      AnnotationComparer(pair: pair).run()
      if TypeComparer(pair: pair).compareOnlyNull() { continue }
      let unions = UnionComparer(pair: pair, comparer: self)
      if unions.compareWithAlternatives() { continue }
      TypeComparer(pair: pair).run()
      LimitComparer(pair: pair).run()
      if !unions.replacesObject { ObjectComparer(pair: pair, comparer: self).run() }
      ArrayComparer(pair: pair, comparer: self).run()
      ConditionComparer(pair: pair, comparer: self).run()
      unions.run()
    }
    SchemaPair.markChanged(all)
    return true
  }

  /// Whether no change is between two schemas; false if a part of too many has to be compared.
  static func areEqual(_ pair: (SchemaComparer) -> SchemaPair) -> Bool {
    let comparer = SchemaComparer(isTrial: true, today: "")
    let pair = pair(comparer)
    return comparer.run(limit: trialLimit) && !pair.isChanged
  }

  /// Whether a new schema admits fewer values than an old one, or more; nil if neither is certain.
  static func restricts(_ pair: (SchemaComparer) -> SchemaPair) -> Bool? {
    let comparer = SchemaComparer(isTrial: true, today: "")
    _ = pair(comparer)
    guard comparer.run(limit: trialLimit) else { return nil }
    // A negation of fewer values admits more; a condition, neither.
    let conditions: Set<String> = ["(not)", "(if)"]
    let isConditional = comparer.all.contains { pair in
      pair.parts.contains { conditions.contains($0.step) && $0.pair.isChanged }
    }
    let effects = Set(comparer.all.flatMap(\.differences).map(\.change.restricts))
    return !isConditional && effects.count == 1 ? effects.first ?? nil : nil
  }

  /// The most pairs that decide whether two schemas are equal.
  private static let trialLimit = 200

  /// References to a schema are the schema.
  private static func id(_ schemas: [Schema]) -> Conjunction.ID {
    Conjunction.ID(
      schemas: schemas.map { schema in
        schema.isReference && schema.declaresOnlyReference
          ? (schema.resolved ?? schema).id
          : schema.id
      }
    )
  }

  private static func conjunction(
    _ id: Conjunction.ID,
    _ schemas: [Schema],
    _ known: inout [Conjunction.ID: Conjunction]
  ) -> Conjunction {
    if let conjunction = known[id] { return conjunction }
    let conjunction = Conjunction(id, schemas)
    known[id] = conjunction
    return conjunction
  }
}

extension Schema {
  /// Whether `$ref` is the only keyword.
  fileprivate var declaresOnlyReference: Bool { keywordCount <= 1 }
}
