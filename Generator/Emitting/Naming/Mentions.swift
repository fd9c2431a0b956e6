import Shape

/// Which models are spoken of inside of a type, so that what is nested in it hides none of them.
struct Mentions {
  private let tree: OwnershipTree
  private let models: [Model.ID: [Model.ID]]
  private let operations: [Operation.ID: [Model.ID]]

  init(_ service: Service, _ tree: OwnershipTree) {
    self.tree = tree
    models = Dictionary(service.models.map { ($0.id, $0.definition.mentioned) }) { one, _ in one }
    operations = Dictionary(service.operations.map { ($0.id, $0.mentioned) }) { one, _ in one }
  }

  /// The models that an operation or a model speaks of itself.
  func direct(in owner: Model.Owner) -> [Model.ID] {
    switch owner {
    case .model(let id): models[id] ?? []
    case .operation(let id): operations[id] ?? []
    case .webhook: []
    }
  }

  /// The models that an operation or a model speaks of, and those that what it holds speaks of.
  func inside(_ owner: Model.Owner) -> Set<Model.ID> {
    var found: Set<Model.ID> = []
    var waiting: [Model.Owner] = [owner]
    while let next = waiting.popLast() {
      found.formUnion(direct(in: next))
      waiting += tree.models(of: next).map { .model($0.id) }
    }
    return found
  }

  /// The models that a webhook or callback speaks of, and those that what it holds speaks of.
  func inside(_ webhook: Webhook) -> Set<Model.ID> {
    let types = webhook.parameters.map(\.type) + (webhook.body?.contents.map(\.type) ?? [])
    return inside(.webhook(webhook.id)).union(types.compactMap(\.mentioned))
  }
}

extension Operation {
  fileprivate var mentioned: [Model.ID] {
    let contents = (body?.contents ?? []) + responses.flatMap(\.contents)
    let headers = responses.flatMap(\.headers).map(\.type)
    return (parameters.map(\.type) + contents.map(\.type) + headers).compactMap(\.mentioned)
  }
}

extension Model.Definition {
  fileprivate var mentioned: [Model.ID] {
    let types: [Type] =
      switch self {
      case .object(let object): object.fields.map(\.type) + [object.additional].compactMap { $0 }
      case .choice(let choice): choice.variants.map(\.type)
      case .tuple(let tuple): tuple.elements.map(\.type) + [tuple.rest].compactMap { $0 }
      case .alias(let type): [type]
      case .multipart(let form):
        form.parts.flatMap { [$0.value.type] + $0.headers.map(\.type) }
          + [form.additional?.type].compactMap { $0 }
      case .enumeration: []
      }
    return types.compactMap(\.mentioned)
  }
}

extension Type {
  fileprivate var mentioned: Model.ID? {
    switch self {
    case .model(let id): id
    case .array(let inner), .map(let inner), .nullable(let inner): inner.mentioned
    default: nil
    }
  }
}
