import Shape

/// Selects the members that are stored by reference (`indirect`): those whose value would contain
/// itself, and those that would make the model large.
///
/// Swift stores a member inline in its model, and emits machine code for each nested part wherever
/// it copies, assigns or destroys a value. The size of nested models grows by multiplication:
/// without references, one such piece of code took 1.5 MB for a document of 4 MB, and the build of
/// its models took nine times the processor time and eight times the memory. For models with many
/// members of several parts, a limit of 8 results in 6 % less code than one of 16. A reference
/// requires an allocation, so small values are stored inline: a limit of 4 would save 3 % of the
/// code, and decoding would take 2 % longer.
struct Indirection {
  /// The maximum number of parts of a member that is stored inline.
  static let limit = 8

  /// The members to store by reference.
  private(set) var members: Set<ModelMember>

  private let models: Models
  private var weights: [Model.ID: Int] = [:]

  init(_ models: Models) {
    self.models = models
    members = Recursion(models).indirect
    for model in models { weigh(from: model.id) }
  }

  /// Computes the weights of a model and its inline members; it ends because no cycle is left.
  private mutating func weigh(from start: Model.ID) {
    var path = [start]
    while let id = path.last {
      let pending = weights[id] == nil ? inlineModels(of: id).filter { weights[$0] == nil } : []
      guard pending.isEmpty else {
        path += pending
        continue
      }
      if weights[id] == nil { weights[id] = weight(of: id) }
      path.removeLast()
    }
  }

  private func inlineModels(of id: Model.ID) -> [Model.ID] {
    models.members(of: id).compactMap { inlineModel(of: $0, $1) }
  }

  /// The model of a member that is stored inline.
  private func inlineModel(of member: ModelMember, _ type: Type) -> Model.ID? {
    guard case .model(let id) = models.resolved(type), !members.contains(member) else { return nil }
    return id
  }

  /// One for the model itself, so that depth counts, plus the weights of its inline members.
  private mutating func weight(of id: Model.ID) -> Int {
    var weight = 1
    for (member, type) in models.members(of: id) {
      let inner = inlineModel(of: member, type).flatMap { weights[$0] } ?? 1
      if inner > Self.limit { members.insert(member) }
      weight += inner > Self.limit ? 1 : inner
    }
    return weight
  }
}

extension Models {
  /// Marks the fields, variants and elements that are stored by reference.
  mutating func markIndirectMembers() {
    let members = Indirection(self).members
    for var model in Set(members.map(\.model)).compactMap({ self[$0] }) {
      model.definition.mark { members.contains(ModelMember(model: model.id, position: $0)) }
      update(model)
    }
  }
}

extension Model.Definition {
  fileprivate mutating func mark(_ isIndirect: (Int) -> Bool) {
    switch self {
    case .object(var object):
      for index in object.fields.indices { object.fields[index].isIndirect = isIndirect(index) }
      self = .object(object)
    case .union(var union):
      for index in union.variants.indices { union.variants[index].isIndirect = isIndirect(index) }
      self = .union(union)
    case .tuple(var tuple):
      for index in tuple.elements.indices { tuple.elements[index].isIndirect = isIndirect(index) }
      self = .tuple(tuple)
    case .alias, .base, .enumeration, .multipart: break
    }
  }
}
