import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// A choice among choices that lead back to it would be read without end, since no step of the
  /// way consumes anything; the variant that leads back adds no value to the choice, and goes.
  func breakChoiceLoops(_ models: inout Models) {
    var finished: Set<Model.ID> = []
    for model in models.all { breakLoops(from: model.id, &models, &finished) }
  }

  /// Depth first; a variant that leads back into the path is taken out.
  private func breakLoops(
    from start: Model.ID,
    _ models: inout Models,
    _ finished: inout Set<Model.ID>
  ) {
    var path = [(model: start, next: 0)]
    var open: Set<Model.ID> = [start]
    while let (id, next) = path.popLast() {
      guard !finished.contains(id), case .choice(let choice)? = models[id]?.definition,
        next < choice.variants.count
      else {
        finished.insert(id)
        open.remove(id)
        continue
      }
      guard case .model(let target) = models.resolved(choice.variants[next].type) else {
        path.append((id, next + 1))
        continue
      }
      if open.contains(target) {
        remove(next, from: choice, of: id, &models)
        path.append((id, next))
      } else {
        path.append((id, next + 1))
        path.append((target, 0))
        open.insert(target)
      }
    }
  }

  private func remove(_ place: Int, from choice: Choice, of id: Model.ID, _ models: inout Models) {
    guard var model = models[id] else { return }
    var choice = choice
    let variant = choice.removeVariant(at: place)
    model.definition = choice.variants.isEmpty ? .alias(.json) : .choice(choice)
    models[id] = model
    warn(
      .recursiveSchema,
      at: Mark(model.origin),
      "the choice \(Excerpt.quoted(model.name)) leads back to itself by way of"
        + " \(Excerpt.quoted(variant.name)), with nothing between; that variant is omitted",
      fix: "list what the other choice offers instead of the choice"
    )
  }
}
