import Shape
import SwiftSource

extension Namer {
  /// Names the types nested in models, operations, webhooks and channels.
  mutating func nameNested() {
    for model in tree.components { nameChildren(of: model) }
    for operation in service.operations {
      guard let request = requests[operation.id] else { continue }
      let roles = ResponseRoles(operation)
      var scope = visibleScope(inside: .operation(operation.id), at: [request])
      webhooks.name(callbacksOf: operation, in: request, &scope)
      for child in tree.models(of: operation.id) {
        let candidates = roles.candidates(for: child) + nestedCandidates(child, request)
        paths[child.id] = [request, claim(child, candidates, in: &scope)]
      }
      for child in tree.models(of: operation.id) { nameChildren(of: child) }
      if operation.callbacks.isEmpty { continue }
      var outer = Scope(inside: topLevel)
      for child in tree.models(of: operation.id) { paths[child.id]?.last.map { outer.take($0) } }
      for callback in operation.callbacks { namePayload(of: callback.id, in: outer) }
    }
    for webhook in service.webhooks { namePayload(of: webhook.id, in: topLevel) }
    for channel in service.channels { nameMessages(of: channel) }
  }

  private mutating func nameMessages(of channel: Channel) {
    guard let owner = channels[channel.id] else { return }
    // The messages of a direction are named first, so that a client finds them.
    let events = [channel.incoming, channel.outgoing].compactMap(\.?.event)
    let models = tree.models(of: channel.id)
    let children =
      models.filter { events.contains($0.id) } + models.filter { !events.contains($0.id) }
    var scope = visibleScope(inside: .channel(channel.id), at: [owner])
    if channel.policies.lifecycle != nil { scope.take(.lifecycle) }
    for child in children {
      // A client names a direction without messages, too.
      if !events.contains(child.id) {
        scope.take(.incoming)
        scope.take(.outgoing)
      }
      paths[child.id] = [owner, claim(child, nestedCandidates(child, owner), in: &scope)]
    }
    for child in children { nameChildren(of: child) }
  }

  private mutating func namePayload(of webhook: Webhook.ID, in outer: Scope) {
    guard let path = webhooks.paths[webhook], let owner = path.last else { return }
    var scope = Scope(inside: outer)
    for child in tree.models(of: webhook) {
      paths[child.id] = path + [claim(child, nestedCandidates(child, owner), in: &scope)]
    }
    for child in tree.models(of: webhook) { nameChildren(of: child) }
  }

  private mutating func nameChildren(of model: Model) {
    guard let path = paths[model.id], let owner = path.last else { return }
    let children = tree.models(of: model.id)
    guard !children.isEmpty else { return }
    var scope = visibleScope(inside: .model(model.id), at: path)
    for child in children {
      paths[child.id] = path + [claim(child, nestedCandidates(child, owner), in: &scope)]
    }
    for child in children { nameChildren(of: child) }
  }

  /// Returns the names that types inside of an owner must not hide: those of the enclosing types,
  /// and the first names of all types that are referred to there.
  ///
  /// A type without such a reference may be hidden, so that adding one renames no other.
  func visibleScope(inside owner: Model.Owner, at path: [SwiftName]) -> Scope {
    let visible = visibleNames.inside(owner).compactMap { declaration in
      switch declaration {
      case .model(let id): paths[id]?.last
      case .operation(let id): requests[id]
      case .webhook(let id): webhooks.paths[id]?.first
      case .channel(let id): channels[id]
      }
    }
    return Scope(taken: ReservedTypeNames.names, Set((path + visible + [client]).map(\.text)))
  }

  private func nestedCandidates(_ model: Model, _ owner: SwiftName) -> [String] {
    let words = Words(model.name)
    let stem = words.upperCamel
    let kind = stem == "Type" ? ["Kind"] : []
    let directed = messages.directions[model.id]?.namePrefix.map { [$0 + stem] } ?? []
    return kind + (words.distinguishesTypes ? [stem] : []) + directed
      + [Words(owner.text).joined(words).upperCamel, stem + "Model"]
  }

  private mutating func claim(
    _ model: Model,
    _ candidates: [String],
    in scope: inout Scope
  ) -> SwiftName {
    let element = NamedElement(kind: nil, name: model.name, origin: model.origin, isType: true)
    return decisions.claimContested(candidates, for: element, in: &scope)
  }
}

extension SwiftName {
  /// The type of a channel's connection lifecycle.
  static let lifecycle = SwiftName(known: "Lifecycle")
  /// The types of a channel's messages.
  static let incoming = SwiftName(known: "Incoming")
  static let outgoing = SwiftName(known: "Outgoing")
}
