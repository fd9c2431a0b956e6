/// The models of a service in document order, which can be looked up by id.
///
/// No two of them have the same id: the first one stays.
public struct Models: Hashable, Sendable {
  private var all: [Model] = []
  private var indices: [Model.ID: Int] = [:]

  public init() {}

  public init(_ models: some Sequence<Model>) {
    for model in models where indices[model.id] == nil { add(model) }
  }

  public subscript(id: Model.ID) -> Model? { indices[id].map { all[$0] } }

  /// Returns the definition of a model without copying the model.
  public func definition(of id: Model.ID) -> Model.Definition? {
    indices[id].map { all[$0].definition }
  }

  /// Adds a model at the end, or replaces the one that has its id.
  public mutating func add(_ model: Model) {
    guard indices[model.id] == nil else { return update(model) }
    indices[model.id] = all.count
    all.append(model)
  }

  /// Replaces the model that has the same id, if there is one.
  public mutating func update(_ model: Model) {
    if let index = indices[model.id] { all[index] = model }
  }

  /// Replaces a model, if it exists, by one with another id, at the same index.
  public mutating func replace(_ id: Model.ID, by model: Model) {
    guard let index = indices.removeValue(forKey: id) else { return }
    all[index] = model
    indices[model.id] = index
  }

  public mutating func removeAll(where isRemoved: (Model) -> Bool) {
    self = Models(all.filter { !isRemoved($0) })
  }
}

extension Models: RandomAccessCollection {
  public var startIndex: Int { all.startIndex }
  public var endIndex: Int { all.endIndex }

  public subscript(position: Int) -> Model { all[position] }

  public func makeIterator() -> IndexingIterator<[Model]> { all.makeIterator() }
}
