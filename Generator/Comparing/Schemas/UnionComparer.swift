import Canonical

/// Compares the alternatives of `oneOf` and `anyOf`.
struct UnionComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  func run() {
    var rest = pair.new.unions
    var unmatched: [[Schema]] = []
    for union in pair.old.unions {
      guard let index = position(of: union, in: rest) else {
        unmatched.append(union)
        continue
      }
      compare(union, rest.remove(at: index))
    }
    for union in unmatched { compareWithout(union, isOld: true) }
    for union in rest { compareWithout(union, isOld: false) }
    DiscriminatorComparer(pair: pair).run()
  }

  /// The position of the union that has the most alternatives of another one.
  private func position(of union: [Schema], in others: [[Schema]]) -> Int? {
    guard others.count > 1 else { return others.isEmpty ? nil : 0 }
    let counts = others.map { matching(union, $0).pairs.count }
    return counts.indices.max { counts[$0] < counts[$1] }
  }

  private func matching(_ old: [Schema], _ new: [Schema]) -> AlternativeMatching {
    let discriminators = (old: pair.old.discriminator, new: pair.new.discriminator)
    let isTagged = discriminators.old?.propertyName == discriminators.new?.propertyName
    return AlternativeMatching(
      old.map { Alternative($0, discriminator: isTagged ? discriminators.old : nil) },
      new.map { Alternative($0, discriminator: isTagged ? discriminators.new : nil) },
      isTrial: comparer.isTrial
    )
  }

  private func compare(_ old: [Schema], _ new: [Schema]) {
    let matching = matching(old, new)
    add(matching)
    // The values that both mappings list are compared as such.
    if pair.old.discriminator?.hasMapping == true, pair.new.discriminator?.hasMapping == true {
      return
    }
    for (old, new) in matching.pairs where !old.tags.isEmpty && !new.tags.isEmpty {
      guard old.tags.isDisjoint(with: new.tags) else { continue }
      pair.add(
        .discriminatorChanged,
        "the value of the discriminator for \(new.identity) changed from"
          + " \(old.tags.sorted().joined(separator: ", "))"
          + " to \(new.tags.sorted().joined(separator: ", "))",
        old: old.mark,
        new: new.mark
      )
    }
  }

  private func add(_ matching: AlternativeMatching) {
    for (old, new) in matching.pairs {
      pair.add("(\(new.identity))", comparer.pair(old, new))
    }
    // Beside an alternative that admits all values, the others restrict nothing.
    let admitsAll = (
      old: (matching.pairs.map(\.old) + matching.removed).contains(where: \.admitsAll),
      new: (matching.pairs.map(\.new) + matching.added).contains(where: \.admitsAll)
    )
    for alternative in matching.added {
      guard !alternative.admitsAll else {
        pair.add(.typeWidened, "every value became valid", new: alternative.mark)
        continue
      }
      var difference = SchemaPair.Difference(
        change: .alternativeAdded,
        message: "the alternative \(alternative.identity) was added",
        old: pair.old.mark,
        new: alternative.mark
      )
      difference.isWriteOnly = admitsAll.old
      pair.add(difference)
    }
    for alternative in matching.removed {
      guard !alternative.admitsAll else {
        pair.add(.typeNarrowed, "not every value is valid anymore", old: alternative.mark)
        continue
      }
      var difference = SchemaPair.Difference(
        change: .alternativeRemoved,
        message: "the alternative \(alternative.identity) was removed",
        old: alternative.mark,
        new: pair.new.mark
      )
      difference.isReadOnly = admitsAll.new
      pair.add(difference)
    }
  }

  /// Compares a schema without alternatives with those of the other side; false if it is none of
  /// them.
  func compareWithAlternatives() -> Bool {
    let old = pair.old.unions
    let new = pair.new.unions
    guard old.count + new.count == 1, let branches = (old + new).first else { return false }
    let isOld = new.isEmpty
    let (union, plain) = isOld ? (pair.old, pair.new) : (pair.new, pair.old)
    guard union.properties.isEmpty else { return false }
    let alternatives = branches.map { Alternative($0, discriminator: nil) }
    let others = plain.alternatives(matching: alternatives)
    let matching = AlternativeMatching(
      isOld ? alternatives : others,
      isOld ? others : alternatives,
      isTrial: comparer.isTrial
    )
    guard !matching.pairs.isEmpty else { return false }
    TypeComparer(pair: pair).compareNull()
    add(matching)
    return true
  }

  /// Whether one side has properties, and the other one only alternatives that have their own.
  var replacesObject: Bool {
    let (old, new) = (pair.old, pair.new)
    guard old.unions.isEmpty != new.unions.isEmpty else { return false }
    guard old.properties.isEmpty != new.properties.isEmpty,
      old.unions.isEmpty == new.properties.isEmpty
    else { return false }
    return (old.unions + new.unions).joined().contains { !Conjunction([$0]).properties.isEmpty }
  }

  /// Compares alternatives with a schema that is none of them.
  private func compareWithout(_ branches: [Schema], isOld: Bool) {
    let (union, plain) = isOld ? (pair.old, pair.new) : (pair.new, pair.old)
    let names = branches.map { AlternativeIdentity([$0]).description }
      .joined(separator: ", ")
    let types = plain.types
    let isContained = branches.allSatisfy { branch in
      let own = Conjunction([branch]).types
      return !own.isEmpty && own.isSubset(of: types)
    }
    let isAdditional =
      plain.isUnrestricted || !union.properties.isEmpty || (isContained && plain.hasOnlyTypes)
      || !(isOld ? pair.new : pair.old).unions.isEmpty
    switch (isAdditional, isOld) {
    case (true, true): pair.add(.typeWidened, "the alternatives \(names) were removed")
    case (true, false): pair.add(.typeNarrowed, "the alternatives \(names) were added")
    case (false, true):
      pair.add(.typeChanged, "the alternatives \(names) were replaced by one schema")
    case (false, false):
      pair.add(.typeChanged, "the schema was replaced by the alternatives \(names)")
    }
  }
}
