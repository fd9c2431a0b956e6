import Canonical
import Shape
import SourceDiagnostics

/// Selects the branches of a union that describe its values.
struct BranchSelector {
  let merger: SchemaMerger
  let diagnostics: Diagnostics

  /// The branches without null, `false`, duplicates, and references to the union itself.
  func effectiveBranches(of union: MergedSchema.UnionKeyword) -> [Schema] {
    var seen: Set<Schema.ID> = []
    return union.branches.filter { branch in
      guard !branch.isNull, branch.verdict != false else { return false }
      guard let target = branch.target?.id else { return true }
      guard target != union.subschema.schema.id else { return false }
      return branch.keywordCount > 1 || seen.insert(target).inserted
    }
  }

  /// Whether a branch only restricts which properties occur together.
  func onlyRestrictsProperties(_ schema: Schema) -> Bool {
    guard !schema.isReference, schema.verdict == nil else { return false }
    return schema.keywords.allSatisfy { keyword in
      switch keyword.name {
      case "required", "not", "title", "description", "minProperties", "maxProperties": true
      case "type": schema.types == [.object]
      case "anyOf", "oneOf", "allOf":
        (schema.anyOf + schema.oneOf + schema.allOf).allSatisfy { branch in
          branch.keywords.allSatisfy { $0.name == "required" }
        }
      default: false
      }
    }
  }

  /// The branches that the type beside the union admits; all, where it would admit none.
  ///
  /// A branch that another part of an `allOf` excludes is omitted without a warning. A type that is
  /// only inferred from the keywords beside the union excludes no branch, unless a discriminator
  /// selects it, which only objects have.
  ///
  /// - Parameter isInferred: Whether no schema has `type`.
  func possible(
    _ branches: [Schema],
    of union: MergedSchema.UnionKeyword,
    beside plain: MergedSchema,
    isInferred: Bool
  ) -> [Schema] {
    guard !plain.types.isEmpty, !isInferred || union.subschema.schema.discriminator != nil else {
      return branches
    }
    let excluded = branches.filter { plain.excludes(merger.mergedSchema(of: $0)) }
    guard !excluded.isEmpty else { return branches }
    let own = MergedSchema(typesBeside: union)
    let contrary = excluded.filter { own.excludes(merger.mergedSchema(of: $0)) }
    guard excluded.count < branches.count else {
      if plain.isScalar, !contrary.isEmpty { noteContrary(union) }
      return branches
    }
    for branch in contrary {
      diagnostics.warn(
        .conflictingTypes,
        at: branch.mark,
        "the type of the variant contradicts the type beside the union; ignored",
        fix: "remove the variant, or the type beside the union"
      )
    }
    let never = Set(excluded)
    return branches.filter { !never.contains($0) }
  }

  private func noteContrary(_ union: MergedSchema.UnionKeyword) {
    let schema = union.subschema.schema
    diagnostics.warn(
      .conflictingTypes,
      at: schema.mark(of: "type") ?? schema.mark,
      "the type contradicts all variants of the union beside it; ignored",
      fix: "remove the type"
    )
  }

  /// A branch, with the type beside the union where the branch has no type.
  func typed(
    _ branch: Schema,
    _ plain: MergedSchema,
    _ union: MergedSchema.UnionKeyword,
    in role: Role
  ) -> Branch {
    let own = Subschema(schema: branch, owner: .model(role.id))
    let kind = merger.wireKind(of: branch)
    let isWhole = kind == .integer && plain.types == [.number] && branch.target == nil
    guard plain.types.count == 1, kind == .any || isWhole else {
      return Branch(schema: branch, subschemas: [own])
    }
    let merged = merger.mergedSchema(of: branch)
    let isUntyped = merged.types.isEmpty && merged.unions.isEmpty && !merged.isContradictory
    let base = isUntyped ? plain.subschemas.map { $0.skipping(union) } : []
    return Branch(schema: branch, subschemas: base + [own])
  }

  /// Whether `required` beside a union lists a property that a branch doesn't describe.
  func requiresMore(_ plain: MergedSchema, than branches: [Schema]) -> Bool {
    !plain.members.required.isEmpty
      && branches.contains { branch in
        let merged = merger.mergedSchema(of: branch)
        return merged.isObject && !merged.additional.isDeclared
          && plain.members.required.contains { merged.property($0.key) == nil }
      }
  }
}

extension MergedSchema {
  /// The types beside a union in one schema.
  fileprivate init(typesBeside union: UnionKeyword) {
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
