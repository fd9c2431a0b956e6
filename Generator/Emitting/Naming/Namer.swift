import Shape
import SwiftSource

/// Gives every model and operation its Swift name, once, before anything is printed.
struct Namer {
  /// Where each model stands: the types it is nested in and its own name.
  private(set) var paths: [Model.ID: [SwiftName]] = [:]
  private(set) var requests: [Operation.ID: SwiftName] = [:]
  private(set) var methods: [Operation.ID: SwiftName] = [:]
  private(set) var webhooks = WebhookNames()
  private(set) var client = SwiftName(known: "Client")
  private(set) var decisions: NamingDecisions

  private let service: Service
  private let tree: OwnershipTree
  private(set) var topLevel = Scope(taken: ForeignTypes.names)

  init(_ service: Service, tree: OwnershipTree, client: String?, renames: [Rename]) {
    self.service = service
    self.tree = tree
    decisions = NamingDecisions(renames: renames)
    nameClient(client)
    nameComponents()
    nameOperations()
    webhooks.name(service.webhooks, client: self.client, in: &topLevel)
    nameNested()
  }
}

extension Namer {
  /// The names that a request can see: those around it, and those of the models in it.
  func scope(of operation: Operation.ID) -> Scope {
    var scope = topLevel
    for child in tree.models(of: operation) { paths[child.id]?.last.map { scope.take($0) } }
    webhooks.take(of: operation, in: &scope)
    return scope
  }

  /// The names that a webhook can see.
  func scope(of webhook: Webhook.ID, in outer: Scope) -> Scope {
    var scope = outer
    for child in tree.models(of: webhook) { paths[child.id]?.last.map { scope.take($0) } }
    return scope
  }
}

// MARK: - Top level

extension Namer {
  /// A chosen name comes first; a made one gives way to the models.
  private mutating func nameClient(_ chosen: String?) {
    if let chosen, let name = SwiftName(chosen) {
      topLevel.take(name)
      client = name
      return
    }
    let stem = Words(service.title).upperCamel
    let models = Set(tree.components.map { Words($0.name).upperCamel })
    let candidates = [stem, stem + "API", stem + "Client"].filter { !models.contains($0) }
    client = topLevel.claim(candidates + [stem + "Service"]).name
  }

  private mutating func nameComponents() {
    for model in tree.components {
      let words = Words(model.name)
      let thing = NamedThing(kind: .schema, name: model.name, origin: model.origin)
      let candidates = words.typeNames(ending: "Model")
      paths[model.id] = [decisions.claim(candidates, for: thing, in: &topLevel)]
    }
  }

  private mutating func nameOperations() {
    var members = Scope(taken: ["connection", "send", "init"])
    for operation in service.operations {
      let words = Words(operation.id.rawValue)
      let thing = NamedThing(
        kind: .operation,
        name: operation.id.rawValue,
        origin: operation.origin
      )
      let stem = decisions.chosen(for: thing).map { Words($0.to) } ?? words
      let method = [words.lowerCamel, words.lowerCamel + "Operation"]
      methods[operation.id] = decisions.claim(method, for: thing, in: &members)
      let type = stem.typeNames(ending: "Request", "Operation")
      requests[operation.id] = topLevel.claim(type).name
    }
  }
}

// MARK: - Nested models

extension Namer {
  private mutating func nameNested() {
    for model in tree.components { nameChildren(of: model, in: topLevel) }
    for operation in service.operations {
      guard let request = requests[operation.id] else { continue }
      let roles = ResponseRoles(operation)
      var scope = topLevel
      webhooks.name(callbacksOf: operation, in: request, &scope)
      for child in tree.models(of: operation.id) {
        let candidates = roles.candidates(for: child) + nestedCandidates(child, request)
        paths[child.id] = [request, claim(child, candidates, in: &scope)]
      }
      for child in tree.models(of: operation.id) { nameChildren(of: child, in: scope) }
      for callback in operation.callbacks { namePayload(of: callback.id, in: scope) }
    }
    for webhook in service.webhooks { namePayload(of: webhook.id, in: topLevel) }
  }

  private mutating func namePayload(of webhook: Webhook.ID, in outer: Scope) {
    guard let path = webhooks.paths[webhook], let owner = path.last else { return }
    var scope = outer
    for child in tree.models(of: webhook) {
      paths[child.id] = path + [claim(child, nestedCandidates(child, owner), in: &scope)]
    }
    for child in tree.models(of: webhook) { nameChildren(of: child, in: scope) }
  }

  /// A nested name differs from all those it can see, so that none hides another.
  private mutating func nameChildren(of model: Model, in outer: Scope) {
    guard let path = paths[model.id], let owner = path.last else { return }
    var scope = outer
    for child in tree.models(of: model.id) {
      paths[child.id] = path + [claim(child, nestedCandidates(child, owner), in: &scope)]
    }
    for child in tree.models(of: model.id) { nameChildren(of: child, in: scope) }
  }

  private func nestedCandidates(_ model: Model, _ owner: SwiftName) -> [String] {
    let words = Words(model.name)
    let stem = words.upperCamel
    let kind = stem == "Type" ? ["Kind"] : []
    return kind + (words.tellsTypes ? [stem] : []) + [owner.text + stem, stem + "Model"]
  }

  private mutating func claim(
    _ model: Model,
    _ candidates: [String],
    in scope: inout Scope
  ) -> SwiftName {
    let thing = NamedThing(kind: nil, name: model.name, origin: model.origin)
    return decisions.claim(candidates, for: thing, in: &scope)
  }
}

extension Words {
  /// The names that a type may have, the best first.
  fileprivate func typeNames(ending suffixes: String...) -> [String] {
    (tellsTypes ? [upperCamel] : []) + suffixes.map { upperCamel + $0 }
  }
}
