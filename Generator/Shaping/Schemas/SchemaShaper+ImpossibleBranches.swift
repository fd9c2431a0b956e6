import Canonicalizing
import Shape

extension SchemaShaper {
  /// The branches that the type beside the union admits; all, where it would admit none.
  ///
  /// A branch that another part of an `allOf` excludes is omitted without a warning.
  func possible(
    _ branches: [Schema],
    of union: MergedSchema.Union,
    beside plain: MergedSchema
  ) -> [Schema] {
    guard !plain.types.isEmpty else { return branches }
    let excluded = branches.filter { plain.excludes(mergedSchema(of: $0)) }
    guard !excluded.isEmpty else { return branches }
    let own = MergedSchema(typesBeside: union)
    let contrary = excluded.filter { own.excludes(mergedSchema(of: $0)) }
    guard excluded.count < branches.count else {
      if plain.isScalar, !contrary.isEmpty { noteContrary(union) }
      return branches
    }
    for branch in contrary {
      warn(
        .conflictingTypes,
        at: branch.mark,
        "no value matches this branch, since the type beside the union excludes its own"
          + "; it is omitted",
        fix: "remove the branch or the type"
      )
    }
    let never = Set(excluded)
    return branches.filter { !never.contains($0) }
  }

  private func noteContrary(_ union: MergedSchema.Union) {
    let schema = union.subschema.schema
    warn(
      .conflictingTypes,
      at: schema.mark(of: "type") ?? schema.mark,
      "the type excludes all branches of the union beside it, which are used instead of it",
      fix: "remove the type"
    )
  }
}

extension MergedSchema {
  /// The types beside a union in one schema.
  fileprivate init(typesBeside union: Union) {
    let schema = union.subschema.schema
    types = schema.valueTypes
    if types.isEmpty, !schema.properties.isEmpty { types = [.object] }
  }

  /// Whether no value has a type of both schemas.
  fileprivate func excludes(_ other: MergedSchema) -> Bool {
    let wide: (JSONType) -> JSONType = { $0 == .integer ? .number : $0 }
    return !types.isEmpty && !other.types.isEmpty
      && Set(types.map(wide)).isDisjoint(with: other.types.map(wide))
  }
}
