import Shape

/// The models that each declaration refers to, so that no nested type hides one of them.
struct ModelReferences {
  private let tree: OwnershipTree
  private let models: [Model.ID: [Model.ID]]
  private let operations: [Operation.ID: [Model.ID]]
  private let channels: [Channel.ID: [Model.ID]]

  init(_ service: Service, _ tree: OwnershipTree) {
    self.tree = tree
    models = Dictionary(
      service.models.map { model in
        (model.id, model.definition.types.compactMap(\.model) + model.definition.bases)
      },
      uniquingKeysWith: { one, _ in one }
    )
    operations = Dictionary(
      service.operations.map { ($0.id, ($0.sentTypes + $0.receivedTypes).compactMap(\.model)) },
      uniquingKeysWith: { one, _ in one }
    )
    channels = Dictionary(
      service.channels.map { channel in
        (channel.id, (channel.types + channel.parameters.map(\.type)).compactMap(\.model))
      },
      uniquingKeysWith: { one, _ in one }
    )
  }

  /// Returns the models that an operation, a channel or a model refers to directly.
  func direct(in owner: Model.Owner) -> [Model.ID] {
    switch owner {
    case .model(let id): models[id] ?? []
    case .operation(let id): operations[id] ?? []
    case .webhook: []
    case .channel(let id): channels[id] ?? []
    }
  }

  /// Returns the models that an operation, a channel or a model refers to, and those that its
  /// nested models refer to.
  func inside(_ owner: Model.Owner) -> Set<Model.ID> {
    var found: Set<Model.ID> = []
    var pending: [Model.Owner] = [owner]
    while let next = pending.popLast() {
      found.formUnion(direct(in: next))
      pending += tree.models(of: next).map { .model($0.id) }
    }
    return found
  }

  /// Returns the models that a webhook or callback refers to, and those that its nested models
  /// refer to.
  func inside(_ webhook: Webhook) -> Set<Model.ID> {
    inside(.webhook(webhook.id)).union(webhook.types.compactMap(\.model))
  }
}
