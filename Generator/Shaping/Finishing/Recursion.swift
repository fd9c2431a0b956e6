import Shape

/// Finds where values would contain themselves, and cuts each circle at one place.
struct Recursion {
  /// The places to hold by reference.
  private(set) var indirect: Set<Holding> = []

  private let models: Models
  private var state: [Model.ID: State] = [:]

  private enum State { case open, done }

  /// A model whose places are being followed.
  private struct Step {
    let model: Model.ID
    let targets: [(position: Int, model: Model.ID)]
    var next = 0
  }

  init(_ models: Models) {
    self.models = models
    for model in models.all { follow(model.id) }
  }

  /// Depth first; an edge back into the path closes a circle, and one place of it is marked.
  ///
  /// What is marked is not followed, so that a model is done when no circle passes through it: a
  /// later path that leads to it needn't look again.
  private mutating func follow(_ start: Model.ID) {
    guard state[start] == nil else { return }
    var path = [step(start)]
    state[start] = .open
    while var step = path.popLast() {
      guard step.next < step.targets.count else {
        state[step.model] = .done
        continue
      }
      let target = step.targets[step.next]
      step.next += 1
      path.append(step)
      switch state[target.model] {
      case .done: break
      case .open: cut(circleTo: target.model, on: &path)
      case nil:
        state[target.model] = .open
        path.append(self.step(target.model))
      }
    }
  }

  /// Marks the last place of the circle, and forgets what was reached through it alone.
  private mutating func cut(circleTo target: Model.ID, on path: inout [Step]) {
    let start = path.lastIndex { $0.model == target } ?? path.startIndex
    // A field or a variant reads better by reference than an element.
    let index = path[start...].lastIndex { !isTuple($0.model) } ?? path.index(before: path.endIndex)
    let step = path[index]
    indirect.insert(Holding(model: step.model, position: step.targets[step.next - 1].position))
    for beyond in path[(index + 1)...] { state[beyond.model] = nil }
    path.removeSubrange((index + 1)...)
  }

  private func isTuple(_ id: Model.ID) -> Bool {
    if case .tuple? = models[id]?.definition { true } else { false }
  }

  private func step(_ id: Model.ID) -> Step {
    let targets = models.holdings(of: id).compactMap { holding, type in
      if case .model(let target) = models.resolved(type), !indirect.contains(holding) {
        (position: holding.position, model: target)
      } else {
        nil
      }
    }
    return Step(model: id, targets: targets)
  }
}
