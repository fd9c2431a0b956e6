import Shape

/// The models at the top level, and those nested in other declarations.
///
/// An alias or an enumeration can't contain types; the models that it owns belong to its owner.
struct OwnershipTree {
  private(set) var components: [Model] = []
  private var children: [Model.Owner: [Model]] = [:]
  private var owners: [Model.ID: Model.Owner] = [:]

  init(_ service: Service) {
    for model in service.models {
      var model = model
      if let (owner, name) = OwnershipTree.owner(of: model, service.models) {
        model.name = name
        children[owner, default: []].append(model)
        owners[model.id] = owner
      } else {
        model.name = OwnershipTree.topLevelName(of: model, service.models)
        components.append(model)
      }
    }
  }

  /// Returns the owner of a nested model; nil for one at the top level.
  func owner(of model: Model.ID) -> Model.Owner? { owners[model] }

  func models(of owner: Model.Owner) -> [Model] { children[owner] ?? [] }
  func models(of owner: Model.ID) -> [Model] { children[.model(owner)] ?? [] }
  func models(of owner: Operation.ID) -> [Model] { children[.operation(owner)] ?? [] }
  func models(of owner: Webhook.ID) -> [Model] { children[.webhook(owner)] ?? [] }
  func models(of owner: Channel.ID) -> [Model] { children[.channel(owner)] ?? [] }

  /// Returns the nearest owner that can contain types, and the name after those of skipped owners.
  private static func owner(
    of model: Model,
    _ models: Models
  ) -> (Model.Owner, String)? {
    var name = model.name
    var next = model.owner
    var steps = 0
    while case .model(let id)? = next {
      guard let owner = models[id], steps < models.count else { return nil }
      if owner.holdsTypes { return (.model(id), name) }
      name = owner.owner == nil ? name : "\(owner.name) \(name)"
      next = owner.owner
      steps += 1
    }
    return next.map { ($0, name) }
  }

  /// Returns the name of a model at the top level, after the names of owners that can't contain it.
  private static func topLevelName(of model: Model, _ models: Models) -> String {
    var name = model.name
    var next = model.owner
    var steps = 0
    while case .model(let id)? = next, let owner = models[id], steps < models.count {
      name = "\(owner.name) \(name)"
      next = owner.owner
      steps += 1
    }
    return name
  }
}

extension Model {
  fileprivate var holdsTypes: Bool {
    switch definition {
    case .object, .union, .tuple, .multipart: true
    case .alias, .base, .enumeration: false
    }
  }
}
