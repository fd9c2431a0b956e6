import Shape

extension SchemaShaper {
  /// The models as a service has them: every question about them answered, in the document's order.
  func finished(for service: Service, keepsAll: Bool) -> [Model] {
    var models = Models(order.compactMap { self.models[$0] })
    models.place(forms: forms, of: service, keepsAll: keepsAll)
    models.adopt(by: roles)
    breakAliasLoops(&models)
    breakChoiceLoops(&models)
    models.fillSignatures()
    models.assumeMappedValues()
    models.holdByReference()
    relaxOneWayMembers(&models, service)
    if !keepsAll { models.keepReachable(from: service.roots) }
    return models.sorted(
      components: components.map { Model.ID($0.node) },
      owners: service.owners
    )
  }
}

/// Models by id, in order.
struct Models {
  private(set) var order: [Model.ID]
  private var byID: [Model.ID: Model]

  /// Those that are made so far.
  init(of shaper: SchemaShaper) {
    order = shaper.order
    byID = shaper.models
  }

  init(_ models: [Model]) {
    order = models.map(\.id)
    byID = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Model.ID) -> Model? {
    get { byID[id] }
    set { byID[id] = newValue }
  }

  var all: [Model] { order.compactMap { byID[$0] } }

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
