import Shape

/// One place of a model that holds a value: a field, a variant or an element.
struct Holding: Hashable {
  let model: Model.ID
  let position: Int
}

extension Models {
  /// The places of a model and what they hold, in order.
  func holdings(of id: Model.ID) -> [(holding: Holding, type: Type)] {
    let types: [Type] =
      switch self[id]?.definition {
      case .object(let object): object.fields.map(\.type)
      case .choice(let choice): choice.variants.map(\.type)
      case .tuple(let tuple): tuple.elements.map(\.type)
      case .alias, .enumeration, .multipart, nil: []
      }
    return types.enumerated().map { (Holding(model: id, position: $0), $1) }
  }
}
