import Canonicalizing
import Shape

extension SchemaShaper {
  /// The branches that the type beside the choice admits; all, where it would admit none.
  ///
  /// What another part of an `allOf` narrows goes without a word.
  func possible(
    _ branches: [Schema],
    of choice: Facets.Alternatives,
    beside plain: Facets
  ) -> [Schema] {
    guard !plain.types.isEmpty else { return branches }
    let excluded = branches.filter { plain.excludes(facets(ofAll: $0)) }
    guard !excluded.isEmpty else { return branches }
    let own = Facets(typesBeside: choice)
    let contrary = excluded.filter { own.excludes(facets(ofAll: $0)) }
    guard excluded.count < branches.count else {
      if plain.isScalar, !contrary.isEmpty { noteContrary(choice) }
      return branches
    }
    for branch in contrary {
      warn(
        .conflictingTypes,
        at: branch.mark,
        "this branch can never be, since the type beside the choice excludes its own"
          + "; it is omitted",
        fix: "take the branch or the type out"
      )
    }
    let never = Set(excluded)
    return branches.filter { !never.contains($0) }
  }

  private func noteContrary(_ choice: Facets.Alternatives) {
    let schema = choice.atom.schema
    warn(
      .conflictingTypes,
      at: schema.mark(of: "type") ?? schema.mark,
      "the type excludes all branches of the choice beside it, which count instead of it",
      fix: "take the type out"
    )
  }
}

extension Facets {
  /// The types that stand with a choice in one schema.
  fileprivate init(typesBeside choice: Alternatives) {
    let schema = choice.atom.schema
    types = schema.valueTypes
    if types.isEmpty, !schema.properties.isEmpty { types = [.object] }
  }

  /// Whether no value has a type of both, so that a branch which says the other can never be.
  fileprivate func excludes(_ other: Facets) -> Bool {
    let wide: (JSONType) -> JSONType = { $0 == .integer ? .number : $0 }
    return !types.isEmpty && !other.types.isEmpty
      && Set(types.map(wide)).isDisjoint(with: other.types.map(wide))
  }
}
