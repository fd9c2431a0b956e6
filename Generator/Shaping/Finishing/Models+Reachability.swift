import Shape

extension Models {
  /// Every model that a value of these types can contain, and with `withOwners` the models that
  /// these are nested in.
  func reachable(from types: [Type], withOwners: Bool) -> Set<Model.ID> {
    var found: Set<Model.ID> = []
    var pending = types.compactMap(\.model)
    while let id = pending.popLast() {
      guard let model = self[id], found.insert(id).inserted else { continue }
      pending += model.definition.types.compactMap(\.model)
      if withOwners, case .model(let owner)? = model.owner { pending.append(owner) }
    }
    return found
  }

  /// Removes the models that no value of these types can contain.
  mutating func keepReachable(from types: [Type]) {
    let reachable = reachable(from: types, withOwners: true)
    removeAll { !reachable.contains($0.id) }
  }
}

extension Service {
  /// The types of requests and of outgoing messages.
  var sentTypes: [Type] {
    operations.flatMap(\.sentTypes)
      + channels.flatMap { ($0.outgoing?.types ?? []) + $0.openingTypes }
  }

  /// The types of responses, webhooks, callbacks and incoming messages.
  var receivedTypes: [Type] {
    operations.flatMap(\.receivedTypes) + allWebhooks.flatMap(\.types)
      + channels.flatMap { $0.incoming?.types ?? [] }
  }

  /// The webhooks, and the callbacks of operations.
  var allWebhooks: [Webhook] { operations.flatMap(\.callbacks) + webhooks }

  /// The operations, webhooks and channels, which own models.
  var owners: [Model.Owner] {
    operations.map { .operation($0.id) } + allWebhooks.map { .webhook($0.id) }
      + channels.map { .channel($0.id) }
  }

  var roots: [Type] { sentTypes + receivedTypes }
}
