import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// The type of `oneOf` and `anyOf`, with the keywords beside them.
  func choice(_ merged: MergedSchema, as role: Role) -> Type {
    var plain = merged
    plain.unions = []
    plain.inferType()
    let unions = merged.unions.filter { !$0.branches.allSatisfy(onlyRestrictsProperties) }
    guard let first = unions.first else {
      return type(of: plain.asObject(in: merged.unions), as: role)
    }
    let branches = possible(effectiveBranches(of: first), of: first, beside: plain)
    if branches.isEmpty, first.branches.contains(where: { !$0.isNull }) {
      return plain.declaresContent ? type(of: plain, as: role) : selfReference(role)
    }
    guard admits(branches.count, "variants; it is read as any JSON", of: role, at: role.schema.mark)
    else { return open(plain, as: role) }
    if unions.count == 1, plain.isScalar, let documented = documentedValues(branches, plain, role) {
      return documented
    }
    // Of several unions, the first is distributed over its branches, which contain the others.
    if plain.declaresContent || unions.count > 1 || requiresMore(plain, than: branches) {
      return distribute(plain, over: branches, of: first, as: role)
    }
    if branches.isEmpty { return .json }
    return choice(of: branches.map { typed($0, plain, first, in: role) }, first, as: role)
  }

  /// A branch, with the type beside the union where the branch has no type.
  private func typed(
    _ branch: Schema,
    _ plain: MergedSchema,
    _ union: MergedSchema.Union,
    in role: Role
  ) -> Branch {
    let own = Subschema(schema: branch, owner: .model(role.id))
    let kind = wireKind(of: branch)
    let isWhole = kind == .integer && plain.types == [.number] && branch.target == nil
    guard plain.types.count == 1, kind == .any || isWhole else {
      return Branch(schema: branch, subschemas: [own])
    }
    let merged = mergedSchema(of: branch)
    let isUntyped = merged.types.isEmpty && merged.unions.isEmpty && !merged.isContradictory
    let base = isUntyped ? plain.subschemas.map { $0.skipping(union) } : []
    return Branch(schema: branch, subschemas: base + [own])
  }

  /// A branch of a union with every subschema that applies to its values.
  struct Branch {
    let schema: Schema
    let subschemas: [Subschema]
  }

  /// The branches without null, `false`, duplicates, and references to the union itself.
  private func effectiveBranches(of union: MergedSchema.Union) -> [Schema] {
    var seen: Set<Schema.ID> = []
    return union.branches.filter { branch in
      guard !branch.isNull, branch.verdict != false else { return false }
      guard let target = branch.target?.id else { return true }
      guard target != union.subschema.schema.id else { return false }
      return branch.keywordCount > 1 || seen.insert(target).inserted
    }
  }

  /// Whether a branch only restricts which properties occur together.
  private func onlyRestrictsProperties(_ schema: Schema) -> Bool {
    guard schema.reference == nil, schema.node.kind == .mapping else { return false }
    return schema.node.entries.allSatisfy { entry in
      switch entry.key {
      case "required", "not", "title", "description", "minProperties", "maxProperties": true
      case "type": entry.value.text == "object"
      case "anyOf", "oneOf", "allOf":
        schema.cursor.value(entry.key).map { list in
          list.elements.allSatisfy { $0.entries.allSatisfy { $0.key == "required" } }
        } ?? false
      default: false
      }
    }
  }

  /// Distributes the keywords beside a union over its branches.
  private func distribute(
    _ plain: MergedSchema,
    over branches: [Schema],
    of union: MergedSchema.Union,
    as role: Role
  ) -> Type {
    guard admitsDistribution(role) else { return open(plain, as: role) }
    usage.distributions += 1
    defer { usage.distributions -= 1 }
    usage.combinations += branches.count
    guard usage.combinations < limits.combinations else {
      warn(
        .limitExceeded,
        at: role.schema.mark,
        "nested unions give more than \(limits.combinations) models"
          + "; from here on, only the common part is read",
        fix: "list the variants in one oneOf"
      )
      return open(plain, as: role)
    }
    let base = plain.subschemas.map { $0.skipping(union) }
    let known = Set(base.map(\.schema.id))
    let all = branches.map { branch in
      let own = [Subschema(schema: branch, owner: .model(role.id))]
      let isComplete = known.isSubset(of: expansion(of: own).map(\.schema.id))
      return Branch(schema: branch, subschemas: isComplete ? own : base + own)
    }
    return self.choice(of: all, union, as: role)
  }

  /// The type without the union, which keeps unknown properties.
  private func open(_ plain: MergedSchema, as role: Role) -> Type {
    var open = plain
    if plain.isObject, !plain.additional.isDeclared { open.additional = .any }
    return type(of: open, as: role)
  }

  /// The union of the types in an array-valued `type`.
  func severalTypes(_ merged: MergedSchema, as role: Role) -> Type {
    if Set(merged.types) == [.integer, .number] { return number(merged.format) }
    let variants = merged.types.map { type in
      var narrowed = merged
      narrowed.types = [type]
      let part = registerPart("as \(type.rawValue)", inside: role, called: type.rawValue)
      return Choice.Variant(
        name: part.name,
        type: self.type(of: narrowed, as: part),
        signature: .any
      )
    }
    return add(.choice(Choice(variants: variants)), as: role, documented: merged.subschemas)
  }
}

extension MergedSchema {
  /// An object, where only the branches of a union have a type.
  fileprivate func asObject(in unions: [Union]) -> MergedSchema {
    var object = self
    if types.isEmpty, unions.contains(where: { $0.branches.allSatisfy { !$0.types.isEmpty } }) {
      object.types = [.object]
    }
    return object
  }
}

extension Schema {
  /// The only value that a schema admits, by `const` or `enum`.
  var onlyValue: Node? {
    if let constant { return constant }
    guard let values, values.count == 1 else { return nil }
    return values[0]
  }
}
