import Canonical
import Shape
import SourceDiagnostics

/// Resolves the branches of a union to variants that are distinguishable by their JSON.
struct VariantResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let readers: SchemaReaders

  private var namer: VariantNamer { VariantNamer(merger: readers.merger) }

  private var discriminators: DiscriminatorResolver { DiscriminatorResolver(readers: readers) }

  /// The union of the branches, or their only type; always a union if `isOpen` to other values.
  ///
  /// - Parameter arrays: The branches of the arrays whose elements have this type.
  func unionType(
    of branches: [Branch],
    _ union: MergedSchema.UnionKeyword,
    as role: Role,
    isOpen: Bool = false,
    inside arrays: [Set<Schema.ID>] = []
  ) -> Type {
    // A single branch replaces the union and takes its name.
    if branches.count == 1, !isOpen {
      return types.typeWithoutNull(branches[0].subschemas, as: role).withoutNull
    }
    var variants = zip(branches, namer.names(of: branches)).map { branch, name in
      let type = variantType(branch, name, role).withoutNull
      return Union.Variant(name: name, type: type, signature: .any)
    }
    setPatterns(of: branches, in: &variants)
    if let first = variants.first, variants.allSatisfy({ $0.type == first.type && !$0.hasPattern })
    {
      guard isOpen, first.type != .json else { return promoted(first.type, as: role) }
      return registry.add(
        .union(Union(variants: [first])),
        as: role,
        documented: [union.subschema]
      )
    }
    if let type = embeddedOrPlain(variants.map(\.type)) { return type }
    let kinds = branches.map(readers.merger.wireKind)
    let kept = distinct(&variants, kinds, branches)
    let lists = kinds.indices.filter { kinds[$0] == .array }
    if lists.count > 1, Set(lists.map { variants[$0].type }).count > 1 {
      mergeArrays(lists.map { branches[$0] }, union, into: &variants[lists[0]], as: role, arrays)
    }
    guard kept.count > 1 || isOpen else {
      return promoted(variants[kept.first ?? 0].type, as: role)
    }
    let discriminator = discriminators.discriminator(
      of: kept.map { branches[$0] },
      union.subschema.schema
    )
    return registry.add(
      .union(Union(variants: kept.map { variants[$0] }, discriminator: discriminator)),
      as: role,
      documented: [union.subschema]
    )
  }

  /// The embedded type of a value or its JSON text, which decodes both.
  private func embeddedOrPlain(_ types: [Type]) -> Type? {
    guard types.count == 2 else { return nil }
    return types.first { type in
      if case .embedded(let inner) = type { types.contains(inner) } else { false }
    }
  }

  /// The only remaining type of a union; an inline enumeration takes the union's id and name.
  private func promoted(_ type: Type, as role: Role) -> Type {
    guard case .model(let id) = type, var model = registry.models[id],
      model.owner == .model(role.id),
      case .enumeration = model.definition
    else { return type }
    model.id = role.id
    model.name = role.name
    model.owner = role.owner
    types.replace(id, by: model)
    return .model(role.id)
  }

  private func variantType(_ branch: Branch, _ name: String, _ role: Role) -> Type {
    let isMerged = branch.subschemas.count > 1
    let own = Model.ID(branch.schema)
    let id = isMerged ? Model.ID("\(role.id.rawValue) | \(own.rawValue)") : own
    let part = Role(
      id: id,
      name: name,
      owner: .model(role.id),
      schema: branch.schema,
      isVariant: true
    )
    return isMerged
      ? types.type(of: branch.subschemas, as: part) : types.type(of: branch.schema, as: part)
  }

  /// Sets the signatures of the strings that their patterns distinguish: several inline branches
  /// with a `title` and a `pattern`.
  private func setPatterns(of branches: [Branch], in variants: inout [Union.Variant]) {
    let patterns = zip(branches, variants).map { branch, variant in
      variant.type == .string && variant.name == branch.schema.title
        ? branch.schema.value(of: "pattern")?.string : nil
    }
    guard patterns.count(where: { $0 != nil }) > 1 else { return }
    for (index, pattern) in patterns.enumerated() {
      if let pattern { variants[index].signature = .text(pattern: pattern) }
    }
  }

  /// The indices of the variants that are distinguishable by their JSON.
  private func distinct(
    _ variants: inout [Union.Variant],
    _ kinds: [WireKind],
    _ branches: [Branch]
  ) -> [Int] {
    var kept: [Int] = []
    let listed = kinds.indices.filter { kinds[$0] == .listed }
    let nonblank = listed.filter { !listsOnlyBlank(branches[$0]) }
    for (index, kind) in kinds.enumerated() {
      // An open enumeration accepts any string, including the empty one.
      if kind == .string, listed.count == 1 || nonblank.count == 1 { continue }
      if kind == .listed, nonblank.count == 1, index != nonblank[0] { continue }
      let match = kept.first { kinds[$0] == kind && !variants[$0].hasPattern }
      guard let match, !variants[index].hasPattern, kind != .object, kind != .listed, kind != .any
      else {
        kept.append(index)
        continue
      }
      guard variants[match].type != variants[index].type else { continue }
      merge(index, into: match, of: &variants, kind)
    }
    return kept
  }

  /// Whether a branch lists only the empty string.
  private func listsOnlyBlank(_ branch: Branch) -> Bool {
    readers.merger.mergedSchema(of: branch.schema).values.map {
      !$0.isEmpty && $0.allSatisfy { $0.text.isEmpty }
    }
      ?? false
  }

  /// Merges two variants of the same kind into one that accepts both.
  private func merge(
    _ index: Int,
    into match: Int,
    of variants: inout [Union.Variant],
    _ kind: WireKind
  ) {
    let wider: Type
    switch kind {
    case .string: wider = .string
    case .integer: wider = .integer(.unspecified)
    case .number: wider = .number(.unspecified)
    default: return
    }
    variants[match].type = wider
    variants[match].name = kind.word
  }

  /// Merges arrays, which aren't distinguishable, into one array of the union of their elements.
  private func mergeArrays(
    _ branches: [Branch],
    _ union: MergedSchema.UnionKeyword,
    into variant: inout Union.Variant,
    as role: Role,
    _ outer: [Set<Schema.ID>]
  ) {
    let ids = Set(branches.map(\.schema.id))
    let merged = branches.map { readers.merger.mergedSchema(of: $0.schema) }
    let items = merged.compactMap(\.elements.schemas)
    variant.name = "array"
    let isRecursive = outer.contains(ids)
    guard items.count == branches.count, !isRecursive else {
      readers.diagnostics.warn(
        .indistinguishableVariants,
        at: role.schema.mark,
        "the array variants of \(Excerpt.quoted(role.name)) can't be distinguished"
          + "; interpreted as an array of any JSON values",
        fix: isRecursive
          ? "add other elements than the arrays themselves" : "add “items” to each variant"
      )
      variant.type = .array(.json)
      return
    }
    let part = registry.registerPart("items", of: role, adding: "Item")
    let elements = items.joined().map { item in
      Branch(schema: item, subschemas: [Subschema(schema: item, owner: .model(part.id))])
    }
    variant.type = .array(unionType(of: elements, union, as: part, inside: outer + [ids]))
  }
}

extension Union.Variant {
  /// Whether a pattern distinguishes the variant from other strings.
  var hasPattern: Bool { if case .text = signature { true } else { false } }
}

extension MergedSchema.Elements {
  /// The schemas of all elements; nil if some have none, or are any values.
  fileprivate var schemas: [Schema]? {
    let first = prefix.map(\.schema)
    let isFull = maximum.map { $0 <= first.count } ?? false
    guard first.isEmpty || !isFull else { return first }
    guard let other = items.first?.schema else { return nil }
    return first.isEmpty || other.verdict != false ? first + [other] : first
  }
}
