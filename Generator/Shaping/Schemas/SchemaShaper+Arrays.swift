import Canonicalizing
import Shape

extension SchemaShaper {
  /// An array of one type, or a tuple.
  func array(_ facets: Facets, as role: Role) -> Type {
    guard facets.elements.prefix.isEmpty else { return tuple(facets, as: role) }
    return .array(element(facets, as: role))
  }

  private func element(_ facets: Facets, as role: Role) -> Type {
    if let channel = facets.elements.channel, let event = received(through: channel) {
      return event
    }
    guard let first = facets.elements.items.first else {
      return facets.elements.word.map { type(of: $0, as: role) } ?? .json
    }
    guard facets.elements.items.count > 1 else {
      return type(of: first.schema, as: role.part("Item", at: first.schema))
    }
    let items = role.part("Item", of: facets.elements.items, at: first.schema)
    return type(of: facets.elements.items, as: items)
  }

  /// What a word such as `string` means in `string[]`.
  private func type(of word: TypeWord, as role: Role) -> Type {
    var facets = Facets()
    facets.types = word.types.filter { $0 != .null }
    facets.format = word.format
    facets.elements.word = word.element
    let type = type(of: facets, as: claimPart("items", of: role, adding: "Item"))
    return word.types.contains(.null) ? type.orNull : type
  }

  private func tuple(_ facets: Facets, as role: Role) -> Type {
    let owner = Model.Owner.model(role.id)
    let elements = facets.elements.prefix.enumerated().map { index, atom in
      let name = atom.schema.title
      let role = Role(name ?? "element\(index + 1)", owner: owner, at: atom.schema)
      let type = type(of: atom.schema, as: role)
      return Tuple.Element(
        name: name,
        type: type,
        isRequired: index < facets.elements.minimum,
        documentation: Documentation(ofMember: atom.schema)
      )
    }
    return add(
      .tuple(Tuple(elements: elements, rest: rest(facets, as: role))),
      as: role,
      documented: facets.atoms
    )
  }

  /// What may follow the elements with a position of their own: anything, where nothing is said.
  private func rest(_ facets: Facets, as role: Role) -> Type? {
    let isClosed = facets.elements.items.contains { $0.schema.verdict == false }
    let isFull = facets.elements.maximum.map { $0 <= facets.elements.prefix.count } ?? false
    return isClosed || isFull ? nil : element(facets, as: role)
  }
}
