import Shape

extension Models {
  /// Every model that a value of these types can hold, and the models that those are nested in.
  func reachable(from types: [Type], withOwners: Bool) -> Set<Model.ID> {
    var found: Set<Model.ID> = []
    var waiting = types.compactMap(\.model)
    while let id = waiting.popLast() {
      guard let model = self[id], found.insert(id).inserted else { continue }
      waiting += model.definition.types.compactMap(\.model)
      if withOwners, case .model(let owner)? = model.owner { waiting.append(owner) }
    }
    return found
  }

  mutating func keepReachable(from types: [Type]) {
    keep(reachable(from: types, withOwners: true))
  }
}

extension Service {
  /// The types that travel to the service.
  var sentTypes: [Type] {
    operations.flatMap(\.sentTypes)
      + channels.flatMap { ($0.outgoing?.types ?? []) + $0.openingTypes }
  }

  /// The types that come from the service: in answers, and in what it sends unasked.
  var receivedTypes: [Type] {
    operations.flatMap(\.receivedTypes) + allWebhooks.flatMap(\.types)
      + channels.flatMap { $0.incoming?.types ?? [] }
  }

  /// Webhooks, and the callbacks of operations.
  var allWebhooks: [Webhook] { operations.flatMap(\.callbacks) + webhooks }

  /// Everything but models that can own models.
  var owners: [Model.Owner] {
    operations.map { .operation($0.id) } + allWebhooks.map { .webhook($0.id) }
      + channels.map { .channel($0.id) }
  }

  var roots: [Type] { sentTypes + receivedTypes }
}
