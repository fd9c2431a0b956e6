import Shape
import SwiftSource

/// Which module each operation and each model stands in.
///
/// An operation stands where it was put, and a model in the one module whose operations need it.
/// What operations of several modules need stands in the main one, as does what none needs. What a
/// declaration mentions therefore stands beside it or in the main module, so that modules need the
/// main one and never each other, in whatever circles the models refer to each other. That holds
/// for operations too: one that owns a type which another module needs moves to the main one.
struct Partition {
  /// The modules by name; nil is the main one, and comes first.
  let modules: [SwiftName?]
  /// What every module but the main one imports.
  let imports: [TypeReference.Module]
  /// Where something stands outside of the main module.
  private var places: [Model.Owner: SwiftName] = [:]

  init(
    _ service: Service,
    _ tree: OwnershipTree,
    _ mentions: Mentions,
    _ options: Emitter.Options
  ) {
    modules = [nil] + options.modules.map(\.name)
    imports = options.module.map { [TypeReference.Module($0)] } ?? []
    guard !options.modules.isEmpty else { return }
    let needs = Needs(service, tree, mentions)
    let modules = Dictionary(
      options.modules.flatMap { module in module.operations.map { ($0, module.name) } },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: [Model.Owner: SwiftName?] = [:]
    for module in self.modules {
      var roots = service.operations.filter { modules[$0.id] == module }
        .map { Model.Owner.operation($0.id) }
      if module == nil {
        roots += service.webhooks.map { .webhook($0.id) }
        roots += service.channels.map { .channel($0.id) }
      }
      for node in needs.reachable(from: roots) {
        seen[node] = seen.keys.contains(node) ? .some(nil) : .some(module)
      }
    }
    let idle = tree.components.map { Model.Owner.model($0.id) }.filter { !seen.keys.contains($0) }
    for node in needs.reachable(from: idle) { seen[node] = .some(nil) }
    places = seen.compactMapValues(\.self)
  }

  /// Nil for the main module.
  func module(of owner: Model.Owner) -> SwiftName? { places[owner] }
}

/// What each declaration at the top of a file needs of the others.
private struct Needs {
  private let tree: OwnershipTree
  private let mentions: Mentions
  private let callbacks: [Webhook.ID: Operation.ID]
  private let operations: [Operation.ID: Operation]
  private let webhooks: [Webhook.ID: Webhook]

  init(_ service: Service, _ tree: OwnershipTree, _ mentions: Mentions) {
    self.tree = tree
    self.mentions = mentions
    callbacks = Dictionary(
      service.operations.flatMap { operation in operation.callbacks.map { ($0.id, operation.id) } },
      uniquingKeysWith: { first, _ in first }
    )
    operations = Dictionary(service.operations.map { ($0.id, $0) }) { first, _ in first }
    webhooks = Dictionary(service.webhooks.map { ($0.id, $0) }) { first, _ in first }
  }

  func reachable(from roots: [Model.Owner]) -> Set<Model.Owner> {
    var found: Set<Model.Owner> = []
    var waiting = roots
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += models(neededBy: next).map(declaration)
    }
    return found
  }

  private func models(neededBy declaration: Model.Owner) -> Set<Model.ID> {
    let inside = mentions.inside(declaration)
    switch declaration {
    case .model, .channel: return inside
    case .webhook(let id): return inside.union(webhooks[id].map(mentions.inside) ?? [])
    case .operation(let id):
      let callbacks = operations[id]?.callbacks ?? []
      return callbacks.reduce(into: inside) { $0.formUnion(mentions.inside($1)) }
    }
  }

  /// The declaration at the top in which a model stands.
  private func declaration(of model: Model.ID) -> Model.Owner {
    var top = Model.Owner.model(model)
    while case .model(let id) = top, let owner = tree.owner(of: id) { top = owner }
    if case .webhook(let id) = top, let operation = callbacks[id] { return .operation(operation) }
    return top
  }
}
