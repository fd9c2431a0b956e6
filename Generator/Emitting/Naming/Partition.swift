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
