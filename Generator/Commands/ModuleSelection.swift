import Canonicalizing
import Emitting
import Shape
import Specification
import SwiftSource

/// The operations of each module that a `bindings.yaml` names.
struct ModuleSelection {
  let modules: [Bindings.Module]
  private var operations: [[Operation]]
  private let candidates: [Bindings.Filter.Candidate]

  /// Assigns an operation to the first module that names it, or to the main module.
  init(_ modules: [Bindings.Module], of service: Service) {
    self.modules = modules
    candidates = service.operations.map(\.candidate)
    operations = modules.map { _ in [] }
    for (operation, candidate) in zip(service.operations, candidates) {
      let module = modules.firstIndex {
        $0.names(
          operation: operation.id.rawValue,
          path: candidate.path,
          tags: candidate.tags
        )
      }
      if let module { operations[module].append(operation) }
    }
  }

  var options: [Emitter.Options.Module] {
    zip(modules, operations).compactMap { module, operations in
      SwiftName(module.name).map { .init(name: $0, operations: Set(operations.map(\.id))) }
    }
  }

  /// Reports patterns that match no operation, and modules without files.
  func report(_ files: [[SourceFile]], to diagnostics: Diagnostics) {
    for (module, files) in zip(modules, files) {
      module.reportUnused(among: candidates, to: diagnostics)
      guard files.isEmpty else { continue }
      diagnostics.warn(
        .unusedRule,
        at: module.mark,
        "the module “\(module.name)” selects no operations; no files are generated",
        fix: "select operations that no earlier module selects, or remove the module"
      )
    }
  }
}

extension Operation {
  fileprivate var candidate: Bindings.Filter.Candidate {
    .init(operation: id.rawValue, path: template, tags: tags)
  }
}
