import Shape

/// The models that each declaration at the top level needs.
struct Dependencies {
  private let tree: OwnershipTree
  private let references: ModelReferences
  private let callbacks: [Webhook.ID: Operation.ID]
  private let operations: [Operation.ID: Operation]
  private let webhooks: [Webhook.ID: Webhook]

  init(_ service: Service, _ tree: OwnershipTree, _ references: ModelReferences) {
    self.tree = tree
    self.references = references
    callbacks = Dictionary(
      service.operations.flatMap { operation in operation.callbacks.map { ($0.id, operation.id) } },
      uniquingKeysWith: { first, _ in first }
    )
    operations = Dictionary(service.operations.map { ($0.id, $0) }) { first, _ in first }
    webhooks = Dictionary(service.webhooks.map { ($0.id, $0) }) { first, _ in first }
  }

  func reachable(from roots: [Model.Owner]) -> Set<Model.Owner> {
    var found: Set<Model.Owner> = []
    var pending = roots
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += declarations(neededBy: next)
    }
    return found
  }

  /// Returns the declarations at the top level with the models that a declaration refers to.
  func declarations(neededBy declaration: Model.Owner) -> Set<Model.Owner> {
    Set(models(neededBy: declaration).map(self.declaration))
  }

  private func models(neededBy declaration: Model.Owner) -> Set<Model.ID> {
    let inside = references.inside(declaration)
    switch declaration {
    case .model, .channel: return inside
    case .webhook(let id): return inside.union(webhooks[id].map(references.inside) ?? [])
    case .operation(let id):
      let callbacks = operations[id]?.callbacks ?? []
      return callbacks.reduce(into: inside) { $0.formUnion(references.inside($1)) }
    }
  }

  /// Returns the declaration at the top level that contains a model.
  private func declaration(of model: Model.ID) -> Model.Owner {
    var top = Model.Owner.model(model)
    while case .model(let id) = top, let owner = tree.owner(of: id) { top = owner }
    if case .webhook(let id) = top, let operation = callbacks[id] { return .operation(operation) }
    return top
  }
}
