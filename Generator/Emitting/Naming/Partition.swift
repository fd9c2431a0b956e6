import Shape
import SwiftSource

/// The module of each operation and each model.
///
/// An operation is in the module that the options assign, and a model in the module whose
/// operations need it. The main module has the models that several modules need, and those that
/// none needs. A declaration thus refers only to its own module and the main one: modules import
/// the main one and never each other, even where models refer to each other in cycles. The same
/// holds for operations: one that owns a type which another module needs moves to the main module.
struct Partition {
  /// The modules by name; nil is the main one, and comes first.
  let modules: [SwiftName?]
  /// The imports of every module except the main one.
  let imports: [TypeReference.Module]
  /// The modules of declarations outside of the main one.
  private var modulesByOwner: [Model.Owner: SwiftName] = [:]

  init(
    _ service: Service,
    _ tree: OwnershipTree,
    _ references: ModelReferences,
    _ options: Emitter.Options
  ) {
    modules = [nil] + options.modules.map(\.name)
    imports = options.module.map { [TypeReference.Module($0)] } ?? []
    guard !options.modules.isEmpty else { return }
    let dependencies = Dependencies(service, tree, references)
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
      for node in dependencies.reachable(from: roots) {
        seen[node] = seen.keys.contains(node) ? .some(nil) : .some(module)
      }
    }
    let unused = tree.components.map { Model.Owner.model($0.id) }.filter { !seen.keys.contains($0) }
    for node in dependencies.reachable(from: unused) { seen[node] = .some(nil) }
    modulesByOwner = seen.compactMapValues(\.self)
  }

  /// Returns the module of a declaration; nil for the main module.
  func module(of owner: Model.Owner) -> SwiftName? { modulesByOwner[owner] }
}

/// The models that each declaration at the top level needs.
private struct Dependencies {
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
      pending += models(neededBy: next).map(declaration)
    }
    return found
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
