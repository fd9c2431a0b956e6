import Shape
import SourceDiagnostics

/// Breaks cycles of aliases.
///
/// An array or a map of the cycle becomes a separate type, since a type alias of Swift can't refer
/// to itself; without one, an alias becomes any JSON.
struct AliasCycleBreaker {
  let diagnostics: Diagnostics

  func breakCycles(in models: inout Models) {
    var finished: Set<Model.ID> = []
    for model in models {
      var path: [Model.ID] = []
      var positions: [Model.ID: Int] = [:]
      var next: Model.ID? = model.id
      while let id = next, !finished.contains(id),
        case .alias(let type)? = models.definition(of: id)
      {
        if let start = positions[id] {
          breakCycle(path[start...], &models)
          break
        }
        positions[id] = path.count
        path.append(id)
        next = type.model
      }
      finished.formUnion(path)
    }
  }

  private func breakCycle(_ cycle: ArraySlice<Model.ID>, _ models: inout Models) {
    for id in cycle {
      guard var model = models[id], let definition = model.container else { continue }
      model.definition = definition
      models.update(model)
      return
    }
    guard let id = cycle.first, var model = models[id] else { return }
    model.definition = .alias(.json)
    models.update(model)
    diagnostics.warnOfSelfReference(of: model.name, at: Mark(model.origin))
  }
}

extension Model {
  /// The definition of a type with the array or the map of an alias.
  fileprivate var container: Definition? {
    guard case .alias(let type) = definition else { return nil }
    switch type.withoutNull {
    case .array(let element): return .tuple(Tuple(elements: [], rest: element))
    case .map(let value): return .object(Object(fields: [], additional: value))
    default: return nil
    }
  }
}
