import Canonical
import Shape
import SourceDiagnostics

/// Resolves `oneOf`, `anyOf` and the types in an array-valued `type`.
struct UnionResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let readers: SchemaReaders

  private var selector: BranchSelector {
    BranchSelector(merger: readers.merger, diagnostics: readers.diagnostics)
  }

  private var variants: VariantResolver {
    VariantResolver(types: types, registry: registry, readers: readers)
  }

  private var documentedValues: DocumentedValueResolver {
    DocumentedValueResolver(registry: registry, diagnostics: readers.diagnostics)
  }

  /// The type of `oneOf` and `anyOf`, with the keywords beside them.
  func type(of merged: MergedSchema, as role: Role) -> Type {
    var plain = merged
    plain.unions = []
    plain.inferType()
    let unions = merged.unions.filter { !$0.branches.allSatisfy(selector.onlyRestrictsProperties) }
    guard let first = unions.first else {
      return types.type(of: plain.asObject(in: merged.unions), as: role)
    }
    let branches = selector.possible(
      selector.effectiveBranches(of: first),
      of: first,
      beside: plain,
      isInferred: merged.types.isEmpty
    )
    if branches.isEmpty, first.branches.contains(where: { !$0.isNull }) {
      return plain.declaresContent ? types.type(of: plain, as: role) : types.selfReference(role)
    }
    guard
      readers.limits.admits(
        branches.count,
        "variants; interpreted as any JSON value",
        of: role,
        at: role.schema.mark
      )
    else { return open(plain, as: role) }
    if unions.count == 1, plain.isScalar,
      let documented = documentedValues.enumeration(branches, plain, role)
    {
      return documented
    }
    // Of several unions, the first is distributed over its branches, which contain the others.
    if plain.declaresContent || unions.count > 1 || selector.requiresMore(plain, than: branches) {
      if let object = object(merged, as: role) { return types.type(of: object, as: role) }
      return distribute(plain, over: branches, of: first, as: role)
    }
    if branches.isEmpty { return .json }
    return variants.unionType(
      of: branches.map { selector.typed($0, plain, first, in: role) },
      first,
      as: role
    )
  }

  /// The object with the members of all variants, if each combination would have a type of its own
  /// and there are too many.
  private func object(_ merged: MergedSchema, as role: Role) -> MergedSchema? {
    let flattener = UnionFlattener(merger: readers.merger)
    guard let count = flattener.excessiveCombinations(of: merged),
      let object = flattener.object(merged, as: role)
    else { return nil }
    readers.diagnostics.warn(
      .limitExceeded,
      at: role.schema.mark,
      "the unions of \(Excerpt.quoted(role.name)) have \(count) combinations; the properties of all"
        + " variants are optional members of one object",
      fix: "list the variants in one “oneOf”"
    )
    return object
  }

  /// Distributes the keywords beside a union over its branches.
  private func distribute(
    _ plain: MergedSchema,
    over branches: [Schema],
    of union: MergedSchema.UnionKeyword,
    as role: Role
  ) -> Type {
    guard readers.limits.beginDistribution(role) else { return open(plain, as: role) }
    defer { readers.limits.endDistribution() }
    guard readers.limits.admitsCombinations(branches.count, role) else {
      return open(plain, as: role)
    }
    let base = plain.subschemas.map { $0.skipping(union) }
    let known = Set(base.map(\.schema.id))
    let all = branches.map { branch in
      let own = [Subschema(schema: branch, owner: .model(role.id))]
      let isComplete = known.isSubset(of: readers.expander.expansion(of: own).map(\.schema.id))
      return Branch(schema: branch, subschemas: isComplete ? own : base + own)
    }
    return variants.unionType(of: all, union, as: role)
  }

  /// The type without the union, which keeps unknown properties.
  private func open(_ plain: MergedSchema, as role: Role) -> Type {
    var open = plain
    if plain.isObject, !plain.additional.isDeclared { open.additional = .any }
    return types.type(of: open, as: role)
  }

  /// The union of the types in an array-valued `type`.
  func severalTypes(_ merged: MergedSchema, as role: Role) -> Type {
    if Set(merged.types) == [.integer, .number] { return .number(format: merged.format) }
    let variants = merged.types.map { type in
      var narrowed = merged
      narrowed.types = [type]
      let part = registry.registerPart("as \(type.rawValue)", inside: role, called: type.rawValue)
      return Union.Variant(
        name: part.name,
        type: types.type(of: narrowed, as: part),
        signature: .any
      )
    }
    return registry.add(
      .union(Union(variants: variants)),
      as: role,
      documented: merged.subschemas
    )
  }
}

extension MergedSchema {
  /// An object, where only the branches of a union have a type.
  fileprivate func asObject(in unions: [UnionKeyword]) -> MergedSchema {
    var object = self
    if types.isEmpty, unions.contains(where: { $0.branches.allSatisfy { !$0.types.isEmpty } }) {
      object.types = [.object]
    }
    return object
  }
}

extension Schema {
  /// The only value that a schema admits, by `const` or `enum`.
  var onlyValue: JSONValue? {
    if let constant { return constant }
    guard let values, values.count == 1 else { return nil }
    return values[0]
  }
}
