import Shape

/// Finds the aliases that mean themselves, such as a list of lists of itself.
struct AliasLoops {
  private let models: [Model.ID: Model]
  private var known: [Model.ID: Bool] = [:]

  init(_ models: [Model.ID: Model]) { self.models = models }

  /// True when the alias can be reached from itself through aliases alone.
  mutating func isEndless(_ id: Model.ID) -> Bool {
    var path: [Model.ID] = []
    var places: [Model.ID: Int] = [:]
    var next: Model.ID? = id
    var loop: Int?
    while let alias = next, known[alias] == nil {
      loop = places[alias]
      guard loop == nil else { break }
      places[alias] = path.count
      path.append(alias)
      next = target(of: alias)
    }
    // What only leads into a loop is not in it.
    for (place, alias) in path.enumerated() { known[alias] = loop.map { place >= $0 } ?? false }
    return known[id] ?? false
  }

  private func target(of id: Model.ID) -> Model.ID? {
    guard case .alias(let type)? = models[id]?.definition else { return nil }
    return type.model
  }
}
