import Shape
import Specification

extension SchemaShaper {
  /// Marks fields and variants that must be held by reference.
  func breakRecursion(_ models: inout Models) {
    let recursion = Recursion(models)
    for var model in models.all {
      switch model.definition {
      case .object(var object):
        for index in object.fields.indices {
          object.fields[index].isRecursive = recursion.indirect.contains(
            Recursion.Edge(model: model.id, position: index)
          )
        }
        model.definition = .object(object)
      case .choice(var choice):
        for index in choice.variants.indices {
          choice.variants[index].isRecursive = recursion.indirect.contains(
            Recursion.Edge(model: model.id, position: index)
          )
        }
        model.definition = .choice(choice)
      case .tuple(var tuple):
        for index in tuple.elements.indices
        where recursion.hopeless.contains(Recursion.Edge(model: model.id, position: index)) {
          tuple.elements[index].type = .json
          noteRecursive(model)
        }
        model.definition = .tuple(tuple)
      case .alias, .enumeration: continue
      }
      models[model.id] = model
    }
  }

  /// Aliases in a circle name nothing; through arrays and maps, nothing that Swift can say.
  func breakAliasLoops(_ models: inout Models) {
    for model in models.all {
      guard case .alias(let type) = model.definition else { continue }
      var seen: Set<Model.ID> = []
      var current = type
      var isBare = true
      while let id = current.aliased(&isBare), seen.insert(id).inserted {
        guard id != model.id else {
          cut(model, isBare, &models)
          break
        }
        guard case .alias(let next)? = models[id]?.definition else { break }
        current = next
      }
    }
  }

  private func cut(_ model: Model, _ isBare: Bool, _ models: inout Models) {
    var cut = model
    cut.definition = .alias(.json)
    models[model.id] = cut
    guard isBare else { return noteRecursive(model) }
    let mark = Mark(
      file: model.origin.file,
      line: model.origin.line,
      column: model.origin.column
    )
    source.diagnostics.report(
      Diagnostic(
        .error,
        .endlessSchema,
        at: mark,
        "the schema \(Excerpt.quoted(model.name)) refers only to itself",
        mend: "say what it is"
      )
    )
  }

  private func noteRecursive(_ model: Model) {
    warn(
      .recursiveSchema,
      at: Mark(file: model.origin.file, line: model.origin.line, column: model.origin.column),
      "the schema \(Excerpt.quoted(model.name)) contains itself in a way that no Swift type can"
        + "; there it is read as any JSON",
      mend: "put an object between"
    )
  }
}

extension Type {
  /// The model that a type is about, whatever holds it.
  fileprivate func aliased(_ isBare: inout Bool) -> Model.ID? {
    switch self {
    case .model(let id): return id
    case .nullable(let wrapped): return wrapped.aliased(&isBare)
    case .array(let element), .map(let element):
      isBare = false
      return element.aliased(&isBare)
    default: return nil
    }
  }
}
