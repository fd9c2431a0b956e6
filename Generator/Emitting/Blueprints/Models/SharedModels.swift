import Shape
import SwiftSource

/// The nested models that are declared as other names of equal models.
///
/// Of several models with the same name and structure in one module, the first in document order is
/// declared, and the others are type aliases of it. All names thus remain in use, and another equal
/// model renames none.
///
/// The variants of a received union that differ only in constants are aliases of one type that is
/// nested in the union. Variants that are sent have types of their own, whose initializers have the
/// constants as default arguments.
struct SharedModels {
  private(set) var originals: [Model.ID: Model.ID] = [:]
  /// The type of similar variants, by union.
  private(set) var variantTypes: [Model.ID: VariantType] = [:]
  private let service: Service
  private let reader: ModelStructureReader
  private let partition: Partition
  /// The models that may be equal to others.
  private var similar: Set<Model.ID> = []
  private var known: [Key: Model.ID] = [:]
  private var visited: Set<Model.ID> = []
  private var variantPaths: [Model.ID: [SwiftName]] = [:]
  /// The names declared in each type, and at the top level.
  private var declared: [[SwiftName]: Set<SwiftName>] = [:]

  private var deprecated: Set<Operation.ID> = []
  /// The models that are sent.
  private var sent: Set<Model.ID> = []

  /// The type of variants that differ only in constants.
  struct VariantType {
    let id: Model.ID
    let name: SwiftName
    let path: [SwiftName]
    /// The first variant, without its constants.
    let model: Model
  }

  private struct Key: Hashable {
    let module: SwiftName?
    let structure: ModelStructure
  }

  init(_ service: Service, _ reader: ModelStructureReader, _ partition: Partition) {
    self.service = service
    self.reader = reader
    self.partition = partition
    similar = similarModels
    let candidates = service.models.filter { $0.hasManyVariants || similar.contains($0.id) }
    guard !candidates.isEmpty else { return }
    for path in reader.paths.values {
      if let name = path.last { declared[path.dropLast(), default: []].insert(name) }
    }
    sent = sentModels
    deprecated = Set(service.operations.filter(\.documentation.isDeprecated).map(\.id))
    for model in candidates { visit(model) }
  }

  /// The nested models whose name and members another nested model has.
  private var similarModels: Set<Model.ID> {
    var models: [[String]: [Model.ID]] = [:]
    for model in service.models where reader.tree.owner(of: model.id) != nil {
      if let outline = outline(of: model) { models[outline, default: []].append(model.id) }
    }
    return Set(models.values.filter { $0.count > 1 }.joined())
  }

  /// The name and the members of a model, which are cheap to compare.
  private func outline(of model: Model) -> [String]? {
    guard let name = reader.paths[model.id]?.last else { return nil }
    switch model.definition {
    case .object(let object): return [name.text, "object"] + object.fields.map(\.key)
    case .union(let union): return [name.text, "union"] + union.variants.map(\.name)
    case .enumeration(let enumeration):
      return [name.text, "enumeration"] + enumeration.values.compactMap(\.literal.text)
    case .base, .tuple, .multipart, .alias: return nil
    }
  }

  /// Decides about the models that a model refers to, and then about the model.
  private mutating func visit(_ model: Model) {
    guard visited.insert(model.id).inserted else { return }
    if case .union(let union) = model.definition { shareVariants(of: union, model) }
    // Those at the top level are declared in any case.
    for id in model.definition.types.compactMap(\.model) where reader.tree.owner(of: id) != nil {
      service.models[id].map { visit($0) }
    }
    for child in reader.tree.models(of: model.id) { visit(child) }
    guard similar.contains(model.id) else { return }
    let originals = originals
    guard let structure = reader.structure(of: model, replacing: { originals[$0] ?? $0 }) else {
      return
    }
    let key = Key(module: module(of: model.id), structure: structure)
    guard let original = known[key] else {
      if !isDeprecated(model.id) { known[key] = model.id }
      return
    }
    if reference(to: original, from: model.id) != nil { self.originals[model.id] = original }
  }

  /// Gives the similar variants of a union one type.
  private mutating func shareVariants(of union: Union, _ model: Model) {
    guard model.hasManyVariants, !sent.contains(model.id), let path = reader.paths[model.id] else {
      return
    }
    let children = Set(reader.tree.models(of: model.id).map(\.id))
    let variants = union.variants.compactMap(\.type.model).filter(children.contains)
    let originals = originals
    var groups: [ModelStructure: Set<Model.ID>] = [:]
    var largest: ModelStructure?
    for variant in variants {
      guard let variant = service.models[variant]?.withoutConstants,
        var structure = reader.structure(of: variant, replacing: { originals[$0] ?? $0 })
      else { continue }
      structure.name = Self.variantTypeName
      groups[structure, default: []].insert(variant.id)
      let count = groups[structure]?.count ?? 0
      if count > largest.flatMap({ groups[$0]?.count }) ?? 0 { largest = structure }
    }
    guard let structure = largest, let group = groups[structure], group.count >= Model.manyVariants,
      let first = variants.first(where: group.contains),
      let common = service.models[first]?.withoutConstants,
      declared[path]?.contains(Self.variantTypeName) != true
    else { return }
    let name = Self.variantTypeName
    let type = VariantType(
      id: Model.ID("\(model.id.rawValue) variants"),
      name: name,
      path: path + [name],
      model: common
    )
    variantTypes[model.id] = type
    variantPaths[type.id] = type.path
    declared[path, default: []].insert(name)
    for variant in group {
      visited.insert(variant)
      self.originals[variant] = type.id
    }
    let key = Key(module: module(of: model.id), structure: structure)
    guard let original = known[key] else {
      if !isDeprecated(model.id) { known[key] = type.id }
      return
    }
    if reference(to: original, from: type.id) != nil { self.originals[type.id] = original }
  }

  private static let variantTypeName = SwiftName(known: "Members")

  /// The models in requests and in messages of channels.
  private var sentModels: Set<Model.ID> {
    let types =
      service.operations.flatMap(\.sentTypes)
      + service.channels.flatMap { $0.types + $0.parameters.map(\.type) }
    var found: Set<Model.ID> = []
    var pending = types.compactMap(\.model)
    while let id = pending.popLast() {
      guard let model = service.models[id], found.insert(id).inserted else { continue }
      pending += model.definition.types.compactMap(\.model)
    }
    return found
  }

  /// Returns whether a variant has the type of the similar variants of its union.
  func isVariant(_ model: Model.ID) -> Bool {
    originals[model].map { variantPaths[$0] != nil } ?? false
  }

  private func path(of model: Model.ID) -> [SwiftName]? {
    reader.paths[model] ?? variantPaths[model]
  }

  private func module(of model: Model.ID) -> SwiftName? {
    partition.module(of: declaration(of: model))
  }

  /// Whether a model is nested in a deprecated request, to which other code can't refer without a
  /// warning.
  private func isDeprecated(_ model: Model.ID) -> Bool {
    if case .operation(let id) = declaration(of: model) { deprecated.contains(id) } else { false }
  }

  /// The declaration at the top level that contains a model.
  private func declaration(of model: Model.ID) -> Model.Owner {
    var owner = Model.Owner.model(model)
    while case .model(let id) = owner, let next = reader.tree.owner(of: id) { owner = next }
    return owner
  }

  /// Returns the shortest spelling of the original in the owner of a model that no nested type
  /// there hides; nil if each is hidden.
  func reference(to original: Model.ID, from model: Model.ID) -> TypeReference? {
    guard let path = self.path(of: original), let own = self.path(of: model) else { return nil }
    let shared = zip(path.dropLast(), own.dropLast()).prefix { $0 == $1 }.count
    for start in (0...shared).reversed() {
      let isHidden = (start..<own.count).dropFirst().contains { depth in
        declared[Array(own.prefix(depth))]?.contains(path[start]) == true
      }
      if !isHidden, path[start].text != "Body", path[start].text != "RequestBody" {
        return .named(Array(path[start...]))
      }
    }
    return nil
  }
}

extension Model {
  /// The number of similar variants from which on they have one type.
  fileprivate static let manyVariants = 4

  fileprivate var hasManyVariants: Bool {
    guard case .union(let union) = definition, !union.isEvent else { return false }
    return union.variants.count >= Self.manyVariants
  }

  /// The object with a field of any value for each constant; nil if it has none, or for others.
  fileprivate var withoutConstants: Model? {
    guard case .object(var object) = definition,
      object.fields.contains(where: { $0.initialValue != nil || $0.constant != nil })
    else { return nil }
    for index in object.fields.indices {
      object.fields[index].initialValue = nil
      object.fields[index].constant = nil
    }
    var model = self
    model.definition = .object(object)
    model.documentation = Documentation()
    return model
  }
}
