import Shape

/// Models by id, in order.
struct Models {
  private(set) var order: [Model.ID]
  private var byID: [Model.ID: Model]

  init(_ models: [Model] = []) {
    order = models.map(\.id)
    byID = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Model.ID) -> Model? {
    get { byID[id] }
    set { byID[id] = newValue }
  }

  var count: Int { byID.count }

  var all: [Model] { order.compactMap { byID[$0] } }

  /// Adds a model, or replaces the one that has its id; true when there was none.
  mutating func add(_ model: Model) -> Bool {
    guard byID.updateValue(model, forKey: model.id) == nil else { return false }
    order.append(model.id)
    return true
  }

  /// Replaces a model by one with another id, at the same index.
  mutating func replace(_ id: Model.ID, by model: Model) {
    byID[id] = nil
    byID[model.id] = model
    // The replaced model is a recent one, near the end.
    if let index = order.lastIndex(of: id) { order[index] = model.id }
  }

  mutating func keep(_ ids: Set<Model.ID>) {
    order = order.filter(ids.contains)
    byID = byID.filter { ids.contains($0.key) }
  }

  /// The type without aliases and null.
  func resolved(_ type: Type) -> Type {
    var type = type.withoutNull
    var steps = 0
    while case .model(let id) = type, case .alias(let target)? = byID[id]?.definition, steps < 100 {
      type = target.withoutNull
      steps += 1
    }
    return type
  }
}
