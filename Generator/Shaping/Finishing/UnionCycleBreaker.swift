import Shape
import SourceDiagnostics

/// Breaks cycles of unions that are variants of each other, whose decoding wouldn't end.
///
/// The removed variant adds no value to the union.
struct UnionCycleBreaker {
  let diagnostics: Diagnostics

  func breakCycles(in models: inout Models) {
    var finished: Set<Model.ID> = []
    for model in models { breakCycles(from: model.id, &models, &finished) }
  }

  /// Searches depth-first, and removes a variant that is a model of the path.
  private func breakCycles(
    from start: Model.ID,
    _ models: inout Models,
    _ finished: inout Set<Model.ID>
  ) {
    var path = [(model: start, next: 0)]
    var open: Set<Model.ID> = [start]
    while let (id, next) = path.popLast() {
      guard !finished.contains(id), case .union(let union)? = models.definition(of: id),
        next < union.variants.count
      else {
        finished.insert(id)
        open.remove(id)
        continue
      }
      guard case .model(let target) = models.resolved(union.variants[next].type) else {
        path.append((id, next + 1))
        continue
      }
      if open.contains(target) {
        remove(next, from: union, of: id, &models)
        path.append((id, next))
      } else {
        path.append((id, next + 1))
        path.append((target, 0))
        open.insert(target)
      }
    }
  }

  private func remove(_ index: Int, from union: Union, of id: Model.ID, _ models: inout Models) {
    guard var model = models[id] else { return }
    var union = union
    let variant = union.removeVariant(at: index)
    model.definition = union.variants.isEmpty ? .alias(.json) : .union(union)
    models.update(model)
    diagnostics.warn(
      .recursiveSchema,
      at: Mark(model.origin),
      "the union \(Excerpt.quoted(model.name)) contains itself through the variant"
        + " \(Excerpt.quoted(variant.name)); the variant is ignored",
      fix: "replace the variant with the variants of its union"
    )
  }
}
