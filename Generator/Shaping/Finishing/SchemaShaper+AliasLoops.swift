import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// Aliases in a circle name nothing; where an array or a map lies between, one of them becomes a
  /// type of its own, since Swift has no name for a list of lists of itself.
  func breakAliasLoops(_ models: inout Models) {
    var sound: Set<Model.ID> = []
    for model in models.all {
      var path: [Model.ID] = []
      var places: [Model.ID: Int] = [:]
      var next: Model.ID? = model.id
      while let id = next, !sound.contains(id), case .alias(let type)? = models[id]?.definition {
        if let start = places[id] {
          cut(path[start...], &models)
          break
        }
        places[id] = path.count
        path.append(id)
        next = type.model
      }
      sound.formUnion(path)
    }
  }

  private func cut(_ circle: ArraySlice<Model.ID>, _ models: inout Models) {
    for id in circle {
      guard var model = models[id], let definition = model.container else { continue }
      model.definition = definition
      models[id] = model
      return
    }
    guard let id = circle.first, var model = models[id] else { return }
    model.definition = .alias(.json)
    models[id] = model
    reportSelfReference(of: model.name, at: Mark(model.origin))
  }
}

extension Model {
  /// An alias of an array or a map as a type that holds it.
  fileprivate var container: Definition? {
    guard case .alias(let type) = definition else { return nil }
    switch type.withoutNull {
    case .array(let element): return .tuple(Tuple(elements: [], rest: element))
    case .map(let value): return .object(Object(fields: [], additional: value))
    default: return nil
    }
  }
}
