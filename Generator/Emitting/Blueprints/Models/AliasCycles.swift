import Shape

/// Detects aliases that refer to themselves, such as an array of arrays of itself.
struct AliasCycles {
  private let models: Models
  private var known: [Model.ID: Bool] = [:]

  init(_ models: Models) { self.models = models }

  /// Returns whether the alias refers to itself through aliases only.
  mutating func isCyclic(_ id: Model.ID) -> Bool {
    var path: [Model.ID] = []
    var positions: [Model.ID: Int] = [:]
    var next: Model.ID? = id
    var cycleStart: Int?
    while let alias = next, known[alias] == nil {
      cycleStart = positions[alias]
      guard cycleStart == nil else { break }
      positions[alias] = path.count
      path.append(alias)
      next = target(of: alias)
    }
    // An alias before the start of the cycle isn't a part of it.
    for (position, alias) in path.enumerated() {
      known[alias] = cycleStart.map { position >= $0 } ?? false
    }
    return known[id] ?? false
  }

  private func target(of id: Model.ID) -> Model.ID? {
    guard case .alias(let type)? = models.definition(of: id) else { return nil }
    return type.model
  }
}
