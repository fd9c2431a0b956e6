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
    var sound: Set<Model.ID> = []
    for model in models.all {
      var path: [Model.ID] = []
      var seen: Set<Model.ID> = []
      var isBare = true
      var next: Model.ID? = model.id
      while let id = next, !sound.contains(id), case .alias(let type)? = models[id]?.definition {
        guard seen.insert(id).inserted else {
          cut(id, isBare, &models)
          break
        }
        path.append(id)
        next = type.aliased(&isBare)
      }
      sound.formUnion(path)
    }
  }

  private func cut(_ id: Model.ID, _ isBare: Bool, _ models: inout Models) {
    guard var model = models[id] else { return }
    model.definition = .alias(.json)
    models[id] = model
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
