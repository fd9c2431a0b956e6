import Canonical

/// Compares the alternatives of `oneOf` and `anyOf`.
struct UnionComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  func run() {
    let old = pair.old.unions
    let new = pair.new.unions
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      switch (before, after) {
      case (let before?, let after?): compare(before, after)
      case (let before?, nil): compareWithout(before, isOld: true)
      case (nil, let after?): compareWithout(after, isOld: false)
      case (nil, nil): break
      }
    }
    compareDiscriminators()
  }

  private func compare(_ old: [Schema], _ new: [Schema]) {
    var rest = old.map { ($0, AlternativeIdentity($0)) }
    var unmatched: [(Schema, AlternativeIdentity)] = []
    for schema in new {
      let identity = AlternativeIdentity(schema)
      if let index = rest.firstIndex(where: { $0.1 == identity }) {
        add(rest.remove(at: index).0, schema, identity)
      } else {
        unmatched.append((schema, identity))
      }
    }
    // What isn't named is recognized by its type, if that is unique.
    let all = unmatched
    unmatched.removeAll { schema, identity in
      let candidates = rest.indices.filter { rest[$0].1.isSimilar(to: identity) }
      let rivals = all.filter { $0.1.isSimilar(to: identity) }
      guard candidates.count == 1, rivals.count == 1 else { return false }
      add(rest.remove(at: candidates[0]).0, schema, identity)
      return true
    }
    for (schema, identity) in unmatched {
      pair.add(.alternativeAdded, "the alternative \(identity) was added", new: schema.mark)
    }
    for (schema, identity) in rest {
      pair.add(.alternativeRemoved, "the alternative \(identity) was removed", old: schema.mark)
    }
  }

  private func add(_ old: Schema, _ new: Schema, _ identity: AlternativeIdentity) {
    pair.add("(\(identity))", comparer.pair([old], [new]))
  }

  /// Compares a schema without alternatives with that of the other side's alternatives that it is;
  /// false if there is none.
  func compareWithAlternative() -> Bool {
    let old = pair.old.unions
    let new = pair.new.unions
    guard old.count + new.count == 1, let branches = (old + new).first else { return false }
    let isOld = new.isEmpty
    let plain = isOld ? pair.new : pair.old
    guard (isOld ? pair.old : pair.new).properties.isEmpty,
      let match = branches.first(where: plain.isAlternative)
        ?? branches.first(where: plain.hasOnlyType)
    else { return false }
    for schema in branches where schema !== match {
      let identity = AlternativeIdentity(schema)
      if isOld {
        pair.add(.alternativeRemoved, "the alternative \(identity) was removed", old: schema.mark)
      } else {
        pair.add(.alternativeAdded, "the alternative \(identity) was added", new: schema.mark)
      }
    }
    let name = (match.resolved ?? match).componentName
    let own = plain.parts.first { name != nil && $0.componentName == name }
    let schemas =
      own.map { [$0] } ?? plain.id.schemas.compactMap { id in plain.parts.first { $0.id == id } }
    TypeComparer(pair: pair).compareNull()
    let step = "(\(AlternativeIdentity(match)))"
    pair.add(step, isOld ? comparer.pair([match], schemas) : comparer.pair(schemas, [match]))
    return true
  }

  /// Compares alternatives with a schema that is none of them.
  private func compareWithout(_ branches: [Schema], isOld: Bool) {
    let plain = isOld ? pair.new : pair.old
    let names = branches.map { AlternativeIdentity($0).description }.joined(separator: ", ")
    switch (plain.types.isEmpty && plain.values == nil, isOld) {
    case (true, true): pair.add(.typeWidened, "the alternatives \(names) were removed")
    case (true, false): pair.add(.typeNarrowed, "the alternatives \(names) were added")
    case (false, true):
      pair.add(.typeChanged, "the alternatives \(names) were replaced by one schema")
    case (false, false):
      pair.add(.typeChanged, "the schema was replaced by the alternatives \(names)")
    }
  }

  private func compareDiscriminators() {
    let old = pair.old.discriminator
    let new = pair.new.discriminator
    guard old?.propertyName == new?.propertyName else {
      guard old != nil, new != nil else { return }
      pair.add(
        .discriminatorChanged,
        "the discriminator changed from \(old?.propertyName ?? "none") to \(new?.propertyName ?? "none")",
        old: old?.mark,
        new: new?.mark
      )
      return
    }
    guard let old, let new, old.hasMapping, new.hasMapping else { return }
    let before = Set(old.mapping.map(\.value))
    let after = Set(new.mapping.map(\.value))
    for mapping in new.mapping where !before.contains(mapping.value) {
      pair.add(
        .mappingAdded,
        "the value \(mapping.value) of the discriminator was added",
        old: old.mark,
        new: mapping.mark
      )
    }
    for mapping in old.mapping where !after.contains(mapping.value) {
      pair.add(
        .mappingRemoved,
        "the value \(mapping.value) of the discriminator was removed",
        old: mapping.mark,
        new: new.mark
      )
    }
  }
}

extension Conjunction {
  /// Whether an alternative is the same component, or one that the schema consists of.
  fileprivate func isAlternative(_ schema: Schema) -> Bool {
    guard let name = (schema.resolved ?? schema).componentName else { return false }
    return ownName == name || parts.contains { $0.componentName == name }
  }

  /// Whether an alternative has the same types, which aren't those of objects.
  fileprivate func hasOnlyType(_ schema: Schema) -> Bool {
    let other = Conjunction([schema]).types
    return !other.isEmpty && other == types && !other.contains(.object)
  }
}
