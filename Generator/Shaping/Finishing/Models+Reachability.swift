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

extension Type {
  /// The model inside of arrays, maps and null.
  fileprivate var model: Model.ID? {
    switch self {
    case .model(let id): id
    case .array(let inner), .map(let inner), .nullable(let inner): inner.model
    default: nil
    }
  }
}

extension Model.Definition {
  fileprivate var types: [Type] {
    switch self {
    case .object(let object): object.fields.map(\.type) + [object.additional].compactMap { $0 }
    case .choice(let choice): choice.variants.map(\.type)
    case .tuple(let tuple): tuple.elements.map(\.type) + [tuple.rest].compactMap { $0 }
    case .multipart(let multipart):
      multipart.parts.flatMap { [$0.value.type] + $0.headers.map(\.type) }
        + [multipart.additional?.type].compactMap(\.self)
    case .alias(let type): [type]
    case .enumeration: []
    }
  }
}

extension Service {
  /// The types that travel to the service.
  var sentTypes: [Type] {
    operations.flatMap { operation in
      operation.parameters.map(\.type) + (operation.body?.contents.map(\.type) ?? [])
    }
  }

  /// The types that come from the service: in answers, and in what it sends unasked.
  var receivedTypes: [Type] {
    let answers = operations.flatMap(\.responses).flatMap { response in
      response.contents.map(\.type) + response.headers.map(\.type)
    }
    let payloads = allWebhooks.flatMap { webhook in
      webhook.parameters.map(\.type) + (webhook.body?.contents.map(\.type) ?? [])
    }
    return answers + payloads
  }

  /// Webhooks, and the callbacks of operations.
  var allWebhooks: [Webhook] { operations.flatMap(\.callbacks) + webhooks }

  /// Everything but models that can own models.
  var owners: [Model.Owner] {
    operations.map { .operation($0.id) } + allWebhooks.map { .webhook($0.id) }
  }

  var roots: [Type] { sentTypes + receivedTypes }
}
