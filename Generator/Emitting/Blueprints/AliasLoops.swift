import Shape

/// Finds the aliases that mean themselves, such as a list of lists of itself.
struct AliasLoops {
  private let models: [Model.ID: Model]
  private var known: [Model.ID: Bool] = [:]

  init(_ models: [Model.ID: Model]) { self.models = models }

  /// True when the alias can be reached from itself through aliases alone.
  mutating func isEndless(_ id: Model.ID) -> Bool {
    if let answer = known[id] { return answer }
    var seen: Set<Model.ID> = []
    var next = targets(of: id)
    var answer = false
    while let target = next.popLast() {
      if target == id {
        answer = true
        break
      }
      if seen.insert(target).inserted { next += targets(of: target) }
    }
    known[id] = answer
    return answer
  }

  private func targets(of id: Model.ID) -> [Model.ID] {
    guard case .alias(let type)? = models[id]?.definition else { return [] }
    return target(of: type).map { [$0] } ?? []
  }

  private func target(of type: Type) -> Model.ID? {
    switch type {
    case .array(let inner), .map(let inner), .nullable(let inner): target(of: inner)
    case .model(let id): id
    default: nil
    }
  }
}
