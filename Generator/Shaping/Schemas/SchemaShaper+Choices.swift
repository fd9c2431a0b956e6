import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// `oneOf` and `anyOf`, with whatever stands beside them.
  func choice(_ facets: Facets, as role: Role) -> Type {
    var plain = facets
    plain.choices = []
    plain.inferType()
    let choices = facets.choices.filter { !$0.branches.allSatisfy(restrictsOnly) }
    guard let only = choices.first else {
      return type(of: plain.asObject(in: facets.choices), as: role)
    }
    let branches = possible(telling(only), of: only, beside: plain)
    if branches.isEmpty, only.branches.contains(where: { !$0.isNull }) {
      return plain.isTelling ? type(of: plain, as: role) : selfReference(role)
    }
    guard admits(branches.count, "variants; it is read as any JSON", of: role, at: role.schema.mark)
    else { return open(plain, as: role) }
    if choices.count == 1, plain.isScalar, let documented = documentedValues(branches, plain, role)
    {
      return documented
    }
    // Of several choices one is spread over its branches, each of which has the others in it.
    if plain.isTelling || choices.count > 1 || requiresMore(plain, than: branches) {
      return distribute(plain, over: branches, of: only, as: role)
    }
    if branches.isEmpty { return .json }
    return choice(of: branches.map { typed($0, plain, only, in: role) }, only, as: role)
  }

  /// A branch, which has the type that stands beside the choice when it says none itself.
  private func typed(
    _ branch: Schema,
    _ plain: Facets,
    _ choice: Facets.Alternatives,
    in role: Role
  ) -> Branch {
    let own = Atom(schema: branch, home: .model(role.id))
    let kind = wireKind(of: branch)
    let isWhole = kind == .integer && plain.types == [.number] && branch.target == nil
    guard plain.types.count == 1, kind == .any || isWhole else {
      return Branch(schema: branch, atoms: [own])
    }
    let facets = facets(ofAll: branch)
    let isUntyped = facets.types.isEmpty && facets.choices.isEmpty && !facets.isContradictory
    let base = isUntyped ? plain.atoms.map { $0.skipping(choice) } : []
    return Branch(schema: branch, atoms: base + [own])
  }

  /// One branch of a choice with everything that applies in it.
  struct Branch {
    let schema: Schema
    let atoms: [Atom]
  }

  /// A branch that is the choice itself adds nothing, nor does one that stands there already, and
  /// one that is false never is.
  private func telling(_ choice: Facets.Alternatives) -> [Schema] {
    var seen: Set<Schema.ID> = []
    return choice.branches.filter { branch in
      guard !branch.isNull, branch.verdict != false else { return false }
      guard let target = branch.target?.id else { return true }
      guard target != choice.atom.schema.id else { return false }
      return branch.keywordCount > 1 || seen.insert(target).inserted
    }
  }

  /// Whether a branch only says which members go together.
  private func restrictsOnly(_ schema: Schema) -> Bool {
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

  /// What stands beside a choice belongs to each of its branches.
  private func distribute(
    _ plain: Facets,
    over branches: [Schema],
    of choice: Facets.Alternatives,
    as role: Role
  ) -> Type {
    guard admitsSpread(role) else { return open(plain, as: role) }
    extent.spreads += 1
    defer { extent.spreads -= 1 }
    extent.combinations += branches.count
    guard extent.combinations < limits.combinations else {
      warn(
        .limitExceeded,
        at: role.schema.mark,
        "choices inside of choices give more than \(limits.combinations) models"
          + "; from here on only the common part is read",
        fix: "list the outcomes in one choice"
      )
      return open(plain, as: role)
    }
    let base = plain.atoms.map { $0.skipping(choice) }
    let known = Set(base.map(\.schema.id))
    let all = branches.map { branch in
      let own = [Atom(schema: branch, home: .model(role.id))]
      let isComplete = known.isSubset(of: expansion(of: own).map(\.schema.id))
      return Branch(schema: branch, atoms: isComplete ? own : base + own)
    }
    return self.choice(of: all, choice, as: role)
  }

  /// The facets with room for members that aren't known.
  private func open(_ plain: Facets, as role: Role) -> Type {
    var open = plain
    if plain.isObject, !plain.additional.isSaid { open.additional = .any }
    return type(of: open, as: role)
  }

  /// A type for each of several words of `type`.
  func severalTypes(_ facets: Facets, as role: Role) -> Type {
    if Set(facets.types) == [.integer, .number] { return number(facets.format) }
    let variants = facets.types.map { type in
      var narrowed = facets
      narrowed.types = [type]
      let part = claimPart("as \(type.rawValue)", inside: role, called: type.rawValue)
      return Choice.Variant(
        name: part.name,
        type: self.type(of: narrowed, as: part),
        signature: .any
      )
    }
    return add(.choice(Choice(variants: variants)), as: role, documented: facets.atoms)
  }
}

extension Facets {
  /// An object where nothing says a type but every branch of a choice.
  fileprivate func asObject(in choices: [Alternatives]) -> Facets {
    var object = self
    if types.isEmpty, choices.contains(where: { $0.branches.allSatisfy { !$0.types.isEmpty } }) {
      object.types = [.object]
    }
    return object
  }
}

extension Schema {
  /// The value that a schema insists on.
  var onlyValue: Node? {
    if let constant { return constant }
    guard let values, values.count == 1 else { return nil }
    return values[0]
  }
}
