import Shape

/// Identifies a stored value of a model: a field, a variant or an element.
struct ModelMember: Hashable {
  let model: Model.ID
  /// The index among the members of the model.
  let position: Int
}

extension Models {
  /// The members of a model and their types, in order.
  func members(of id: Model.ID) -> [(member: ModelMember, type: Type)] {
    let types: [Type] =
      switch definition(of: id) {
      case .object(let object): object.fields.map(\.type)
      case .union(let union): union.variants.map(\.type)
      case .tuple(let tuple): tuple.elements.map(\.type)
      case .alias, .base, .enumeration, .multipart, nil: []
      }
    return types.enumerated().map { (ModelMember(model: id, position: $0), $1) }
  }
}
