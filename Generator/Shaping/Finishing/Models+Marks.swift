import Shape

extension Models {
  /// Replaces enumerations of one value by the types of their values where the value marks an
  /// object: in variants of unions, and in schemas that others include.
  ///
  /// The case of a union, or the type of the object, states the value already.
  mutating func replaceMarks(_ types: [Model.ID: Type], bases: Set<Model.ID>, besides roots: [Type])
  {
    guard !types.isEmpty else { return }
    var marked = bases
    for model in self {
      guard case .union(let union) = model.definition else { continue }
      for variant in union.variants { resolved(variant.type).model.map { _ = marked.insert($0) } }
    }
    let used = Set(roots.compactMap(\.model))
    let marks = types.filter { id, _ in
      guard !used.contains(id), case .model(let owner)? = self[id]?.owner else { return false }
      return marked.contains(owner)
    }
    guard !marks.isEmpty else { return }
    let unmarked = { (id: Model.ID) in marks[id] ?? .model(id) }
    for var model in self {
      guard model.definition.types.contains(where: { $0.model.map { marks[$0] != nil } ?? false })
      else { continue }
      switch model.definition {
      case .object(var object):
        for index in object.fields.indices {
          object.fields[index].type = object.fields[index].type.replacingModels(unmarked)
        }
        object.additional = object.additional?.replacingModels(unmarked)
        model.definition = .object(object)
      case .union(var union):
        for index in union.variants.indices {
          union.variants[index].type = union.variants[index].type.replacingModels(unmarked)
        }
        model.definition = .union(union)
      case .alias(let type): model.definition = .alias(type.replacingModels(unmarked))
      case .tuple(var tuple):
        for index in tuple.elements.indices {
          tuple.elements[index].type = tuple.elements[index].type.replacingModels(unmarked)
        }
        tuple.rest = tuple.rest?.replacingModels(unmarked)
        model.definition = .tuple(tuple)
      case .base, .enumeration, .multipart: continue
      }
      update(model)
    }
    let remaining = Set(flatMap(\.definition.types).compactMap(\.model))
    removeAll { marks[$0.id] != nil && !remaining.contains($0.id) }
  }
}
