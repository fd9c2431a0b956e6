import Canonical

/// Finds the alternatives of a union that are the same in two descriptions.
struct AlternativeMatching {
  private(set) var pairs: [(old: Alternative, new: Alternative)] = []
  private(set) var removed: [Alternative]
  private(set) var added: [Alternative]

  /// - Parameter isTrial: Whether the comparison itself decides about alternatives, so that others
  ///   aren't compared: unions may contain themselves.
  init(_ old: [Alternative], _ new: [Alternative], isTrial: Bool) {
    (removed, added) = (old, new)
    match { Array($0.tags) }
    match { $0.identity.name.map { [$0] } ?? [] }
    if !isTrial {
      let contents = ambiguousContents
      if !contents.isEmpty {
        match(among: { [AlternativeContents($0)].filter(contents.contains) }) {
          Self.isEqual($0, $1)
        }
      }
    }
    match(among: { [$0.identity.form] }) { Self.admitsOtherName($0, $1) }
    matchUniqueOnes()
    matchOtherFormats()
  }

  /// The contents of alternatives of which several have one form, so that only a comparison
  /// decides; none if there would be too many comparisons.
  private var ambiguousContents: Set<AlternativeContents> {
    let forms = (removed.counts(by: \.identity.form), added.counts(by: \.identity.form))
    let ambiguous = forms.0.filter { form, count in forms.1[form].map { $0 * count > 1 } ?? false }
    let isAmbiguous = { (alternative: Alternative) in ambiguous[alternative.identity.form] != nil }
    let old = removed.filter(isAmbiguous).counts(by: AlternativeContents.init)
    let new = added.filter(isAmbiguous).counts(by: AlternativeContents.init)
    let comparisons = old.compactMap { contents, count in
      new[contents].map { (contents, count * $0) }
    }
    .filter { $0.1 <= 64 }
    guard comparisons.reduce(0, { $0 + $1.1 }) <= 1024 else { return [] }
    return Set(comparisons.map(\.0))
  }

  /// Pairs the alternatives that have a key in common, and are the same by a criterion.
  ///
  /// Each is compared only with those of its keys: unions may have thousands of alternatives.
  private mutating func match<Key: Hashable>(
    among keys: (Alternative) -> [Key],
    by isSame: (Alternative, Alternative) -> Bool = { _, _ in true }
  ) {
    var positions: [Key: [Int]] = [:]
    for (index, alternative) in removed.enumerated() {
      for key in keys(alternative) { positions[key, default: []].append(index) }
    }
    var known: Set<Int> = []
    var rest: [Alternative] = []
    for new in added {
      let index = keys(new).compactMap { key in
        positions[key]?.first { !known.contains($0) && isSame(removed[$0], new) }
      }
      .min()
      if let index {
        known.insert(index)
        pairs.append((removed[index], new))
      } else {
        rest.append(new)
      }
    }
    added = rest
    removed = removed.indices.filter { !known.contains($0) }.map { removed[$0] }
  }

  /// Pairs what is left by type and constants, if those are unique.
  private mutating func matchUniqueOnes() {
    let (old, new) = (FormIndex(removed), FormIndex(added))
    var counterparts: [Int: Int] = [:]
    for (index, alternative) in removed.enumerated() {
      let form = alternative.identity.form
      let others = form.constants.isEmpty ? new.withTypes(of: form) : new.like(form)
      guard let other = Self.only(others, where: { Self.isSimilar(alternative, added[$0]) })
      else { continue }
      let otherForm = added[other].identity.form
      let rivals =
        old.like(otherForm)
        + (otherForm.constants.isEmpty ? [] : old.withoutConstants(of: otherForm))
      if Self.only(rivals, where: { Self.isSimilar(removed[$0], added[other]) }) == index {
        counterparts[index] = other
      }
    }
    let matched = Set(counterparts.values)
    pairs += counterparts.sorted { $0.value < $1.value }.map { (removed[$0.key], added[$0.value]) }
    removed = removed.indices.filter { counterparts[$0] == nil }.map { removed[$0] }
    added = added.indices.filter { !matched.contains($0) }.map { added[$0] }
  }

  /// Pairs what is left by type alone, if each has the type only once: another format is no other
  /// alternative.
  private mutating func matchOtherFormats() {
    let old = Dictionary(grouping: removed, by: \.identity.form.types)
    let new = Dictionary(grouping: added, by: \.identity.form.types)
    match(among: { [$0.identity.form.types] }) { one, other in
      let forms = (one.identity.form, other.identity.form)
      return old[forms.0.types]?.count == 1 && new[forms.1.types]?.count == 1
        && forms.0.format != forms.1.format
        && forms.0.constants.isEmpty && forms.1.constants.isEmpty
        && (one.identity.name == nil || other.identity.name == nil)
        && Self.admitsOtherName(one, other)
    }
  }

  /// The position that satisfies a criterion; nil if none or several do.
  private static func only(_ positions: [Int], where isSame: (Int) -> Bool) -> Int? {
    let found = positions.lazy.filter(isSame).prefix(2)
    return found.count == 1 ? found.first : nil
  }

  private static func isSimilar(_ old: Alternative, _ new: Alternative) -> Bool {
    admitsOtherName(old, new) && old.identity.isSimilar(to: new.identity)
  }

  /// Whether names don't decide: with a discriminator in both descriptions its values do.
  private static func admitsOtherName(_ old: Alternative, _ new: Alternative) -> Bool {
    old.tags.isEmpty || new.tags.isEmpty
  }

  /// Whether no change is between two alternatives.
  private static func isEqual(_ old: Alternative, _ new: Alternative) -> Bool {
    admitsOtherName(old, new) && SchemaComparer.areEqual { $0.pair(old, new) }
  }
}

extension [Alternative] {
  fileprivate func counts<Key: Hashable>(by key: (Alternative) -> Key) -> [Key: Int] {
    Dictionary(grouping: self, by: key).mapValues(\.count)
  }
}

/// The positions of alternatives by their types and constants.
private struct FormIndex {
  private struct Key: Hashable {
    let types: [String]
    let constants: [String]
  }

  private var exact: [Key: [Int]] = [:]
  private var byTypes: [[String]: [Int]] = [:]

  init(_ alternatives: [Alternative]) {
    for (index, alternative) in alternatives.enumerated() {
      let form = alternative.identity.form
      exact[Key(types: form.typesAndFormat, constants: form.constants), default: []].append(index)
      byTypes[form.typesAndFormat, default: []].append(index)
    }
  }

  func like(_ form: AlternativeIdentity.Form) -> [Int] {
    exact[Key(types: form.typesAndFormat, constants: form.constants)] ?? []
  }

  func withTypes(of form: AlternativeIdentity.Form) -> [Int] { byTypes[form.typesAndFormat] ?? [] }

  func withoutConstants(of form: AlternativeIdentity.Form) -> [Int] {
    exact[Key(types: form.typesAndFormat, constants: [])] ?? []
  }
}
