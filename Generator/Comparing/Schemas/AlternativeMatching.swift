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
    match { !$0.tags.isDisjoint(with: $1.tags) }
    match { $0.identity.name != nil && $0.identity.name == $1.identity.name }
    if !isTrial, isAmbiguous {
      match { $0.identity.form == $1.identity.form && Self.isEqual($0, $1) }
    }
    match { $0.identity.form == $1.identity.form && Self.admitsOtherName($0, $1) }
    // What is left is recognized by its type and constants, if those are unique.
    let rest = (removed, added)
    match { old, new in
      Self.isSimilar(old, new) && rest.0.count { Self.isSimilar($0, new) } == 1
        && rest.1.count { Self.isSimilar(old, $0) } == 1
    }
  }

  /// Whether a few alternatives have the same form, so that their contents decide.
  private var isAmbiguous: Bool {
    let forms = Dictionary(grouping: removed + added, by: \.identity.form).values
    return removed.count * added.count <= 64 && forms.contains { $0.count > 2 }
  }

  /// Pairs the alternatives that are the same by a criterion.
  private mutating func match(by isSame: (Alternative, Alternative) -> Bool) {
    var rest: [Alternative] = []
    for new in added {
      if let index = removed.firstIndex(where: { isSame($0, new) }) {
        pairs.append((removed.remove(at: index), new))
      } else {
        rest.append(new)
      }
    }
    added = rest
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
