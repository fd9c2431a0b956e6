import Shape

extension Models {
  /// Gives the models of an owner that became no type of its own to the owner's owner.
  mutating func adopt(by roles: [Model.ID: Role]) {
    for var model in all {
      var steps = 0
      while case .model(let owner)? = model.owner, !isNest(owner), steps < 100 {
        let role = roles[owner]
        model.owner = role?.owner
        model.name = (role?.name ?? "") + model.name.withFirstCapital
        steps += 1
      }
      self[model.id] = model
    }
  }

  /// Whether a model can hold others.
  private func isNest(_ id: Model.ID) -> Bool {
    switch self[id]?.definition {
    case .object, .choice, .tuple, .enumeration, .multipart: true
    case .alias, nil: false
    }
  }
}

extension Models {
  /// Components as the document has them, each followed by what it holds; then what operations and
  /// webhooks hold.
  func sorted(components: [Model.ID], owners: [Model.Owner]) -> [Model] {
    var nested: [Model.Owner: [Model]] = [:]
    var free: [Model.ID] = []
    for model in all {
      if let owner = model.owner {
        nested[owner, default: []].append(model)
      } else {
        free.append(model.id)
      }
    }
    var sorted: [Model] = []
    var placed: Set<Model.ID> = []
    func place(_ model: Model) {
      guard placed.insert(model.id).inserted else { return }
      sorted.append(model)
      for inner in nested[.model(model.id)] ?? [] { place(inner) }
    }
    let known = Set(free)
    for id in components.filter(known.contains) + free { self[id].map(place) }
    for owner in owners { nested[owner]?.forEach(place) }
    return sorted
  }
}
