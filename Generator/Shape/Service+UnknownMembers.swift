extension Service {
  /// Makes objects keep the members that their open schemas don't describe: all objects, or those
  /// of the named components and the ones nested in them.
  public mutating func keepUnknownMembers(of components: Set<String>?) {
    let all = models
    for var model in all {
      guard case .object(var object) = model.definition, object.isOpen,
        object.additional == nil, object.settings == nil,
        components.map({ model.isPart(of: $0, all) }) ?? true
      else { continue }
      object.keepsUnknownMembers = true
      model.definition = .object(object)
      models.update(model)
    }
  }

  /// The names of the components that have models.
  public var componentNames: Set<String> {
    Set(models.filter { $0.owner == nil }.map(\.name))
  }
}

extension Model {
  /// Returns whether the model is one of the components, or nested in one.
  func isPart(of components: Set<String>, _ models: Models) -> Bool {
    var model = self
    var seen: Set<Model.ID> = []
    while seen.insert(model.id).inserted, case .model(let id)? = model.owner, let outer = models[id]
    {
      model = outer
    }
    return model.owner == nil && components.contains(model.name)
  }
}
