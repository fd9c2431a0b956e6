import Shape

/// Which places hold their value by reference: those where a value would contain itself, and those
/// where it would make what holds it large.
///
/// Swift lays a member out inside of what holds it, and writes machine code for each part of the
/// whole, however deep, wherever it copies, assigns or lets go of a value. Models of models grow
/// by multiplication: of a document of 4 MB, one such piece of code took 1.5 MB, and the build of
/// its models nine times the processor time and eight times the memory that it takes with this
/// rule. Where many members have some parts each, a limit of 8 makes 6 % less code of a document
/// than one of 16. What is held by reference takes an allocation, so small values still lie inside.
struct Indirection {
  /// How many parts a member may have that lies inside of what holds it.
  static let limit = 8

  /// The places to hold by reference.
  private(set) var places: Set<Holding>

  private let models: Models
  private var weights: [Model.ID: Int] = [:]

  init(_ models: Models) {
    self.models = models
    places = Recursion(models).indirect
    for model in models.all { weigh(from: model.id) }
  }

  /// Weighs a model after all that lies inside of it, which ends since every circle is cut.
  private mutating func weigh(from start: Model.ID) {
    var path = [start]
    while let id = path.last {
      let waiting = weights[id] == nil ? inside(id).filter { weights[$0] == nil } : []
      guard waiting.isEmpty else {
        path += waiting
        continue
      }
      if weights[id] == nil { weights[id] = weight(of: id) }
      path.removeLast()
    }
  }

  private func inside(_ id: Model.ID) -> [Model.ID] {
    models.holdings(of: id).compactMap { model(in: $0, of: $1) }
  }

  /// The model whose value lies inside at this place.
  private func model(in holding: Holding, of type: Type) -> Model.ID? {
    guard case .model(let id) = models.resolved(type), !places.contains(holding) else { return nil }
    return id
  }

  /// One for the model, so that depth counts as well, and the parts of all that lies inside.
  private mutating func weight(of id: Model.ID) -> Int {
    var weight = 1
    for (holding, type) in models.holdings(of: id) {
      let inner = model(in: holding, of: type).flatMap { weights[$0] } ?? 1
      if inner > Self.limit { places.insert(holding) }
      weight += inner > Self.limit ? 1 : inner
    }
    return weight
  }
}

extension Models {
  /// Marks the fields, variants and elements that hold their value by reference.
  mutating func holdByReference() {
    let places = Indirection(self).places
    for var model in all {
      model.definition.mark { places.contains(Holding(model: model.id, position: $0)) }
      self[model.id] = model
    }
  }
}

extension Model.Definition {
  fileprivate mutating func mark(_ isIndirect: (Int) -> Bool) {
    switch self {
    case .object(var object):
      for index in object.fields.indices { object.fields[index].isIndirect = isIndirect(index) }
      self = .object(object)
    case .choice(var choice):
      for index in choice.variants.indices { choice.variants[index].isIndirect = isIndirect(index) }
      self = .choice(choice)
    case .tuple(var tuple):
      for index in tuple.elements.indices { tuple.elements[index].isIndirect = isIndirect(index) }
      self = .tuple(tuple)
    case .alias, .enumeration, .multipart: break
    }
  }
}
