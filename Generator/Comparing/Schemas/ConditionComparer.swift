import Canonical

/// Compares the keywords that restrict values by other schemas: `not`, `if`, `contains`,
/// `propertyNames`, `dependentRequired`, `dependentSchemas` and `contentSchema`.
struct ConditionComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  private static let keywords: Set<String> = [
    "not", "if", "then", "else", "contains", "propertyNames", "dependentRequired",
    "dependentSchemas", "contentSchema",
  ]

  func run() {
    guard pair.old.has(anyOf: Self.keywords) || pair.new.has(anyOf: Self.keywords) else { return }
    compareParts("contains", schemas("contains"))
    compareParts("propertyNames", schemas("propertyNames"))
    compareNegations()
    compareBranches()
    compareRequirements()
    compareDependentSchemas()
    compareContents()
  }

  private func schemas(_ keyword: String) -> (old: [Schema], new: [Schema]) {
    (pair.old.schemas(of: keyword), pair.new.schemas(of: keyword))
  }

  /// Compares schemas that admit more values if the whole does.
  private func compareParts(_ keyword: String, _ schemas: (old: [Schema], new: [Schema])) {
    if schemas.old.isEmpty != schemas.new.isEmpty {
      addOrRemove(keyword, isAdded: schemas.old.isEmpty)
    } else if !schemas.old.isEmpty {
      pair.add("(\(keyword))", comparer.pair(schemas.old, schemas.new))
    }
  }

  private func compareNegations() {
    let schemas = schemas("not")
    if schemas.old.isEmpty != schemas.new.isEmpty {
      addOrRemove("not", isAdded: schemas.old.isEmpty)
    } else if !areEqual("not", schemas) {
      switch SchemaComparer.restricts({ $0.pair(schemas.old, schemas.new) }) {
      case true?: add(.conditionRemoved, "the schema of not admits fewer values", "not")
      case false?: add(.conditionAdded, "the schema of not admits more values", "not")
      case nil: add(.conditionChanged, "the schema of not changed", "not")
      }
    }
  }

  /// Compares the values in texts; a schema that only one side has describes the same values.
  private func compareContents() {
    let schemas = schemas("contentSchema")
    guard !schemas.old.isEmpty, !schemas.new.isEmpty else { return }
    pair.add("(contentSchema)", comparer.pair(schemas.old, schemas.new))
  }

  private func compareBranches() {
    let conditions = schemas("if")
    let branches = ["then", "else"].map { ($0, schemas($0)) }
    let isBefore = !conditions.old.isEmpty && branches.contains { !$0.1.old.isEmpty }
    let isAfter = !conditions.new.isEmpty && branches.contains { !$0.1.new.isEmpty }
    guard isBefore, isAfter else {
      if isBefore != isAfter { addOrRemove("if", isAdded: isAfter) }
      return
    }
    guard areEqual("if", conditions) else {
      add(.conditionChanged, "the schema of if changed", "if")
      return
    }
    for (keyword, schemas) in branches { compareParts(keyword, schemas) }
  }

  /// Whether schemas that decide about others are equal.
  ///
  /// They may contain themselves: while two alternatives are compared, they are parts like others,
  /// because only their equality counts then.
  private func areEqual(_ keyword: String, _ schemas: (old: [Schema], new: [Schema])) -> Bool {
    guard !schemas.old.isEmpty, !schemas.new.isEmpty else { return true }
    if comparer.isTrial {
      pair.add("(\(keyword))", comparer.pair(schemas.old, schemas.new))
      return true
    }
    return SchemaComparer.areEqual { $0.pair(schemas.old, schemas.new) }
  }

  private func compareRequirements() {
    let before = pair.old.dependentRequired
    let after = pair.new.dependentRequired
    for key in Set(before.keys).union(after.keys).sorted() {
      let old = before[key] ?? []
      let new = after[key] ?? []
      for name in new.subtracting(old).sorted() {
        add(.conditionAdded, "\(key) requires \(name)", "dependentRequired")
      }
      for name in old.subtracting(new).sorted() {
        add(.conditionRemoved, "\(key) no longer requires \(name)", "dependentRequired")
      }
    }
  }

  private func compareDependentSchemas() {
    let before = pair.old.dependentSchemas
    let after = pair.new.dependentSchemas
    for key in Set(before.keys).union(after.keys).sorted() {
      compareParts("dependentSchemas of \(key)", (before[key] ?? [], after[key] ?? []))
    }
  }

  private func addOrRemove(_ keyword: String, isAdded: Bool) {
    add(
      isAdded ? .conditionAdded : .conditionRemoved,
      "\(keyword) was \(isAdded ? "added" : "removed")",
      keyword
    )
  }

  private func add(_ change: ValueChange, _ message: String, _ keyword: String) {
    pair.add(change, message, old: pair.old.mark(of: keyword), new: pair.new.mark(of: keyword))
  }
}

extension Conjunction {
  fileprivate func has(anyOf keywords: Set<String>) -> Bool {
    parts.contains { part in part.keywords.contains { keywords.contains($0.name) } }
  }

  /// The schemas that are the value of a keyword, without those that admit everything.
  fileprivate func schemas(of keyword: String) -> [Schema] {
    parts.filter { $0.has(keyword) }.compactMap { $0.schema(of: keyword) }
      .filter { keyword == "if" || keyword == "not" || $0.verdict != true }
  }

  fileprivate var dependentRequired: [String: Set<String>] {
    parts.compactMap { $0.value(of: "dependentRequired") }.flatMap(\.members)
      .reduce(into: [:]) { names, member in
        names[member.key, default: []].formUnion(member.value.elements.map(\.text))
      }
  }

  fileprivate var dependentSchemas: [String: [Schema]] {
    parts.flatMap(\.dependentSchemas).reduce(into: [:]) { schemas, dependent in
      schemas[dependent.key, default: []].append(dependent.value)
    }
  }
}
