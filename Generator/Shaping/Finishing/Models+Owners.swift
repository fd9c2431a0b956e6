import Shape

extension Models {
  /// Moves models from an owner without a type of its own to the owner's owner.
  mutating func reassignOwners(by roles: [Model.ID: Role]) {
    for var model in self {
      guard case .model(let owner)? = model.owner, !canNestTypes(owner) else { continue }
      var steps = 0
      while case .model(let owner)? = model.owner, !canNestTypes(owner), steps < 100 {
        let role = roles[owner]
        model.owner = role?.owner
        model.name = (role?.name ?? "") + model.name.withFirstCapital
        steps += 1
      }
      update(model)
    }
  }

  private func canNestTypes(_ id: Model.ID) -> Bool {
    switch definition(of: id) {
    case .object, .union, .tuple, .enumeration, .multipart: true
    case .alias, .base, nil: false
    }
  }
}

extension Models {
  /// The components in document order, each followed by its nested models; then the models of
  /// operations, webhooks and channels.
  func sorted(components: [Model.ID], owners: [Model.Owner]) -> [Model] {
    var nested: [Model.Owner: [Model]] = [:]
    var topLevel: [Model.ID] = []
    for model in self {
      if let owner = model.owner {
        nested[owner, default: []].append(model)
      } else {
        topLevel.append(model.id)
      }
    }
    var sorted: [Model] = []
    var visited: Set<Model.ID> = []
    func visit(_ model: Model) {
      guard visited.insert(model.id).inserted else { return }
      sorted.append(model)
      for inner in nested[.model(model.id)] ?? [] { visit(inner) }
    }
    let known = Set(topLevel)
    for id in components.filter(known.contains) + topLevel { self[id].map(visit) }
    for owner in owners { nested[owner]?.forEach(visit) }
    return sorted
  }
}
