extension Service {
  /// The models in XML bodies.
  public var xmlModels: Set<Model.ID> {
    let webhooks = operations.flatMap(\.callbacks) + webhooks
    let contents =
      operations.flatMap { ($0.body?.contents ?? []) + $0.responses.flatMap(\.contents) }
      + webhooks.flatMap { $0.body?.contents ?? [] }
    var pending = contents.filter { $0.xml != nil }.compactMap(\.type.model)
    guard !pending.isEmpty else { return [] }
    var found: Set<Model.ID> = []
    while let id = pending.popLast() {
      guard found.insert(id).inserted, let definition = models.definition(of: id) else { continue }
      pending += definition.types.compactMap(\.model)
      if case .base(let base) = definition, let model = base.model { pending.append(model) }
    }
    return found
  }
}
