import Shape
import Specification

extension Diagnostic.Code {
  static let indistinctVariants = Self("indistinct-variants")
}

extension SchemaShaper {
  /// A choice of branches, or the one type that they come down to.
  func choice(of branches: [Branch], _ choice: Facets.Alternatives, as role: Role) -> Type {
    if branches.count == 1 { return type(of: branches[0].atoms, as: onlyBranch(branches[0], role)) }
    let names = names(of: branches)
    var variants = zip(branches, names).map { branch, name in
      Choice.Variant(
        name: name,
        type: variantType(branch, name, role).withoutNull,
        signature: .any
      )
    }
    if let first = variants.first, variants.allSatisfy({ $0.type == first.type }) {
      return first.type
    }
    let kinds = branches.map { wireKind(of: $0.schema) }
    let kept = distinct(&variants, kinds, role)
    guard kept.count > 1 else { return variants[kept.first ?? 0].type }
    let discriminator = discriminator(of: kept.map { branches[$0] }, choice.atom.schema)
    return add(
      .choice(Choice(variants: kept.map { variants[$0] }, discriminator: discriminator)),
      as: role,
      documented: [choice.atom]
    )
  }

  private func onlyBranch(_ branch: Branch, _ role: Role) -> Role {
    // The branch takes the place of the choice, under the choice's name.
    Role(
      id: Model.ID(role.id.rawValue + " only"),
      name: role.name,
      owner: role.owner,
      node: role.node
    )
  }

  private func variantType(_ branch: Branch, _ name: String, _ role: Role) -> Type {
    let isMerged = branch.atoms.count > 1
    let own = Model.ID(branch.schema.node)
    let id = isMerged ? Model.ID("\(role.id.rawValue) | \(own.rawValue)") : own
    return type(
      of: branch.atoms,
      as: Role(id: id, name: name, owner: .model(role.id), node: branch.schema.node)
    )
  }

  /// The positions of the variants that can be told apart on the wire.
  private func distinct(
    _ variants: inout [Choice.Variant],
    _ kinds: [WireKind],
    _ role: Role
  ) -> [Int] {
    var kept: [Int] = []
    let listed = kinds.indices.filter { kinds[$0] == .listed }
    for (index, kind) in kinds.enumerated() {
      // An open enumeration takes any string.
      if kind == .string, listed.count == 1 { continue }
      let twin = kept.first { kinds[$0] == kind }
      guard let twin, kind != .object, kind != .listed, kind != .any else {
        kept.append(index)
        continue
      }
      guard variants[twin].type != variants[index].type else { continue }
      merge(index, into: twin, of: &variants, kind, role)
    }
    return kept
  }

  /// Two variants that look the same become one that takes both.
  private func merge(
    _ index: Int,
    into twin: Int,
    of variants: inout [Choice.Variant],
    _ kind: WireKind,
    _ role: Role
  ) {
    let wider: Type
    switch kind {
    case .string: wider = .string
    case .integer: wider = .integer(.unspecified)
    case .number: wider = .number(.unspecified)
    case .boolean: wider = .boolean
    default: wider = .array(.json)
    }
    if kind == .array, variants[twin].type != wider {
      warn(
        .indistinctVariants,
        at: role.node.mark,
        "\(Excerpt.quoted(role.name)) is one of several arrays, which can't be told apart"
          + "; they are read as an array of any JSON"
      )
    }
    variants[twin].type = wider
    variants[twin].name = kind.word
  }

  /// A name for each branch: the component's, the title, the value that tells it, or its kind.
  private func names(of branches: [Branch]) -> [String] {
    var taken: Set<String> = []
    return branches.map { branch in
      let name = name(of: branch.schema)
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = name + String(number)
        number += 1
      }
      return unique
    }
  }

  private func name(of schema: OpenAPI.Schema) -> String {
    if let target = schema.target {
      return target.node.componentName ?? target.node.placeName
    }
    if let title = schema.title, Self.isName(title) { return title }
    let parts = schema.allOf
    if parts.count == 1, !schema.saysSomething { return name(of: parts[0]) }
    for property in schema.properties where property.key == "type" || property.key == "kind" {
      if let value = property.value.onlyValue?.string, Self.isName(value) { return value }
    }
    return wireKind(of: schema).word
  }

  /// Whether a title is a name rather than a sentence.
  private static func isName(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    return (1...4).contains(words.count) && title.count <= 40
      && title.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
