import Shape
import SwiftSource

/// The grouping of the models of a module by the model that a reader searches for.
///
/// A model belongs to the model whose name begins its own, as `BookPage` to `Book`; otherwise to
/// the model that is the only declaration that refers to it. A group is a model and those that
/// belong to it, except those to which others belong, which have groups of their own. Type aliases
/// without such a relation are one group.
///
/// The group of a model thus depends only on its name and on the references to it: adding a model
/// moves at most the one that it belongs to, those that it refers to, and those whose names begin
/// with its name.
struct ModelGrouping {
  private let models: [Entry]
  /// The model that each model belongs to.
  private var heads: [Model.ID: Model.ID] = [:]

  typealias Entry = (id: Model.ID, blueprint: ModelBlueprint)

  /// Creates the grouping.
  ///
  /// - Parameter users: The declarations at the top level that refer to each model.
  init(_ models: [Entry], users: [Model.ID: Set<Model.Owner>]) {
    self.models = models
    let named = ModelGrouping.headsByName(models)
    let inModule = Set(models.map(\.id))
    heads = named
    for (id, _) in models where named[id] == nil {
      let users = users[id] ?? []
      if users.count == 1, case .model(let user)? = users.first, inModule.contains(user) {
        heads[id] = user
      }
    }
    // Models that refer to each other in a cycle belong to none of them.
    for id in cyclicModels where named[id] == nil { heads[id] = nil }
  }

  /// The groups in the order of their models; each begins with the model that it is named after.
  var groups: [ModelGroup] {
    let withMembers = Set(heads.values)
    let blueprints = Dictionary(models.map { ($0.id, $0.blueprint) }) { first, _ in first }
    var aliases: [ModelBlueprint] = []
    var order: [Model.ID] = []
    var members: [Model.ID: [ModelBlueprint]] = [:]
    for (id, blueprint) in models {
      guard let head = withMembers.contains(id) ? id : heads[id] ?? blueprint.groupedAlone(id)
      else {
        aliases.append(blueprint)
        continue
      }
      if members[head] == nil {
        order.append(head)
        members[head] = []
      }
      if id != head { members[head]?.append(blueprint) }
    }
    let groups = order.compactMap { id in
      blueprints[id].map { ModelGroup(name: $0.name, models: [$0] + (members[id] ?? [])) }
    }
    guard !aliases.isEmpty else { return groups }
    return groups + [ModelGroup(name: SwiftName(known: "TypeAliases"), models: aliases)]
  }

  /// Returns the model with the longest name that begins the name of each model, ignoring case.
  private static func headsByName(_ models: [Entry]) -> [Model.ID: Model.ID] {
    var nouns: [[String]: Model.ID] = [:]
    let paths = models.map { $0.blueprint.groupPath.map { $0.lowercased() } }
    for (model, path) in zip(models, paths) where nouns[path] == nil { nouns[path] = model.id }
    var heads: [Model.ID: Model.ID] = [:]
    for (model, path) in zip(models, paths) {
      let noun = (1...path.count).reversed().lazy.compactMap { nouns[Array(path.prefix($0))] }
        .first { $0 != model.id }
      heads[model.id] = noun
    }
    return heads
  }

  /// The models that belong, by way of others, to themselves.
  private var cyclicModels: Set<Model.ID> {
    var cyclic: Set<Model.ID> = []
    var finished: Set<Model.ID> = []
    for (id, _) in models {
      var path: [Model.ID] = []
      var positions: [Model.ID: Int] = [:]
      var next: Model.ID? = id
      while let current = next, !finished.contains(current) {
        if let start = positions[current] {
          cyclic.formUnion(path[start...])
          break
        }
        positions[current] = path.count
        path.append(current)
        next = heads[current]
      }
      finished.formUnion(path)
    }
    return cyclic
  }
}

extension ModelBlueprint {
  /// Returns the id of a model that has a group although no other belongs to it; nil for an alias.
  fileprivate func groupedAlone(_ id: Model.ID) -> Model.ID? {
    if case .alias = definition { nil } else { id }
  }
}

extension Dependencies {
  /// Returns the other declarations at the top level that refer to each model.
  func users(of service: Service, _ tree: OwnershipTree) -> [Model.ID: Set<Model.Owner>] {
    let declarations =
      tree.components.map { .model($0.id) } + service.operations.map { .operation($0.id) }
      + service.webhooks.map { .webhook($0.id) }
      + service.channels.map { Model.Owner.channel($0.id) }
    var users: [Model.ID: Set<Model.Owner>] = [:]
    for declaration in declarations {
      for case .model(let id) in self.declarations(neededBy: declaration)
      where .model(id) != declaration {
        users[id, default: []].insert(declaration)
      }
    }
    return users
  }
}
