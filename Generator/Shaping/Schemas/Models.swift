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

  /// Adds a model, or puts it in the place of the one that has its id; true when there was none.
  mutating func add(_ model: Model) -> Bool {
    guard byID.updateValue(model, forKey: model.id) == nil else { return false }
    order.append(model.id)
    return true
  }

  /// Puts a model in the place of one with another id.
  mutating func replace(_ id: Model.ID, by model: Model) {
    byID[id] = nil
    byID[model.id] = model
    // It was made a moment ago.
    if let place = order.lastIndex(of: id) { order[place] = model.id }
  }

  mutating func keep(_ ids: Set<Model.ID>) {
    order = order.filter(ids.contains)
  }

  /// The type behind aliases and null.
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
