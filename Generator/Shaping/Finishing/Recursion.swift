import Shape

/// Finds values that would contain themselves, and breaks each cycle at one member.
struct Recursion {
  /// The members to store by reference.
  private(set) var indirect: Set<ModelMember> = []

  private let models: Models
  private var state: [Model.ID: State] = [:]

  private enum State { case open, done }

  /// A model on the path, and the next of its members to visit.
  private struct Step {
    let model: Model.ID
    let targets: [(position: Int, model: Model.ID)]
    var next = 0
  }

  init(_ models: Models) {
    self.models = models
    for model in models { visit(model.id) }
  }

  /// Searches depth-first; an edge back into the path closes a cycle, and one member is marked.
  ///
  /// Marked members aren't visited, so that a model is done when no cycle contains it, and later
  /// paths needn't visit it again.
  private mutating func visit(_ start: Model.ID) {
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
      case .open: breakCycle(to: target.model, on: &path)
      case nil:
        state[target.model] = .open
        path.append(self.step(target.model))
      }
    }
  }

  /// Marks the last member of the cycle, and resets the models after it.
  private mutating func breakCycle(to target: Model.ID, on path: inout [Step]) {
    let start = path.lastIndex { $0.model == target } ?? path.startIndex
    // A field or a variant is simpler to use by reference than an element.
    let index = path[start...].lastIndex { !isTuple($0.model) } ?? path.index(before: path.endIndex)
    let step = path[index]
    indirect.insert(ModelMember(model: step.model, position: step.targets[step.next - 1].position))
    for beyond in path[(index + 1)...] { state[beyond.model] = nil }
    path.removeSubrange((index + 1)...)
  }

  private func isTuple(_ id: Model.ID) -> Bool {
    if case .tuple? = models.definition(of: id) { true } else { false }
  }

  private func step(_ id: Model.ID) -> Step {
    let targets = models.members(of: id).compactMap { member, type in
      if case .model(let target) = models.resolved(type), !indirect.contains(member) {
        (position: member.position, model: target)
      } else {
        nil
      }
    }
    return Step(model: id, targets: targets)
  }
}
