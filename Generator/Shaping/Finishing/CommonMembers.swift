import Canonical
import Shape

/// The members that the subtypes of each base have in common.
struct CommonMembers {
  private(set) var models: Models
  /// The models that include those to which no operation or channel refers.
  private let known: Models
  /// The subtypes of the bases that have at least two.
  private let subtypes: [Model.ID: [Model.ID]]
  /// The models that a type or another schema refers to.
  private let referenced: Set<Model.ID>
  private let owners: Set<Model.ID>
  private let hasOnlySchemas: Bool
  /// The bases with at least two subtypes; each follows the bases that it includes itself.
  private var candidates: [Schema] = []
  /// The models of the common members, by component.
  private var bases: [Model.ID: Base] = [:]
  private var basesByObject: [Model.ID: [Base]] = [:]
  /// The indices of the fields of each object, by their keys.
  private var indices: [Model.ID: [ExactText: Int]] = [:]

  /// The model of the common members of a component.
  private struct Base {
    let id: Model.ID
    /// The keys of all common members, including those of the bases that it includes.
    let keys: Set<ExactText>
    /// The bases that it includes, directly and indirectly.
    let inherited: Set<Model.ID>
  }

  /// Finds the subtypes.
  ///
  /// - Parameters:
  ///   - models: The models that operations and channels need.
  ///   - known: All models.
  ///   - included: The components that each object includes.
  ///   - references: The components to which schemas refer although no type does.
  init(
    of models: Models,
    known: Models,
    _ service: Service,
    included: [Model.ID: [Schema]],
    references: Set<Model.ID>
  ) {
    self.models = models
    self.known = known
    var schemas: [Schema] = []
    var subtypes: [Model.ID: [Model.ID]] = [:]
    for id in models.map(\.id) {
      for base in included[id] ?? [] where Model.ID(base) != id {
        if subtypes[Model.ID(base)] == nil { schemas.append(base) }
        subtypes[Model.ID(base), default: []].append(id)
      }
    }
    self.subtypes = subtypes.filter { $0.value.count > 1 }
    let shared = schemas.filter { (subtypes[Model.ID($0)]?.count ?? 0) > 1 }
    guard !shared.isEmpty else {
      (referenced, owners, hasOnlySchemas) = ([], [], false)
      return
    }
    candidates = shared.map { (schema: $0, depth: $0.includedComponents.count) }
      .sorted { $0.depth < $1.depth }.map(\.schema)
    let types = models.flatMap(\.definition.types) + service.roots
    let parameters = service.channels.flatMap(\.parameters).map(\.type)
    referenced = references.union((types + parameters).compactMap(\.model))
    owners = Set(
      models.compactMap { model in
        if case .model(let owner)? = model.owner { owner } else { nil }
      }
    )
    hasOnlySchemas = service.owners.isEmpty
  }

  /// The id of the common members of a component that has a model for its values, too.
  static func id(besides model: Model.ID) -> Model.ID { Model.ID("\(model.rawValue) base") }

  /// Adds a model for the common members of each base, and adds the bases to the subtypes.
  ///
  /// It replaces the model of a component to which nothing else refers, unless the documents only
  /// have schemas.
  mutating func addModels(_ merger: SchemaMerger) {
    for base in candidates { addModel(of: base, merger) }
    for (id, bases) in basesByObject { setBases(nearest(bases), of: id) }
  }

  /// Adds the model of a base's common members, unless its own bases declare all of its members.
  private mutating func addModel(of schema: Schema, _ merger: SchemaMerger) {
    let component = Model.ID(schema)
    let subtypes = subtypes[component] ?? []
    let isReplaced = isReplaceable(component)
    let own = isReplaced ? nil : models[component]
    let objects = subtypes + [own?.id].compactMap(\.self).filter(isObject)
    for object in objects { indexFields(of: object) }
    let inherited = schema.includedComponents.compactMap { bases[Model.ID($0)] }
    let inheritedKeys = inherited.reduce(into: Set()) { $0.formUnion($1.keys) }
    let keys = merger.mergedSchema(of: schema).properties.map { ExactText($0.key) }
      .filter { !inheritedKeys.contains($0) }
    let fields = keys.compactMap { commonField($0, of: objects, documentedBy: component) }
    guard !fields.isEmpty || declaresMembers(schema, merger) else { return }
    let base = Base(
      id: own == nil ? component : Self.id(besides: component),
      keys: inheritedKeys.union(fields.map { ExactText($0.key) }),
      inherited: inherited.reduce(into: []) { $0.formUnion($1.inherited.union([$1.id])) }
    )
    var definition = BaseObject(fields: fields, subtypes: subtypes)
    definition.bases = nearest(inherited)
    definition.model = own?.id
    var model = Model(
      id: base.id,
      name: name(of: schema, besides: own),
      documentation: Documentation(of: schema),
      origin: Origin(schema),
      definition: .base(definition)
    )
    model.documentation.isDeprecated = false
    model.documentation.lastDay = nil
    models.add(model)
    bases[component] = base
    for object in objects { basesByObject[object, default: []].append(base) }
  }

  /// Whether a schema declares a member that no schema which it includes declares.
  private func declaresMembers(_ schema: Schema, _ merger: SchemaMerger) -> Bool {
    let included = schema.includedComponents.reduce(into: Set<ExactText>()) { keys, base in
      keys.formUnion(merger.mergedSchema(of: base).properties.map { ExactText($0.key) })
    }
    return merger.mergedSchema(of: schema).properties
      .contains { !included.contains(ExactText($0.key)) }
  }

  private func name(of schema: Schema, besides own: Model?) -> String {
    let name = known[Model.ID(schema)]?.name ?? schema.componentName ?? schema.locationName
    return own == nil ? name : "\(name) base"
  }

  /// Whether only subtypes refer to the object of a component, and no other model is nested in it.
  private func isReplaceable(_ component: Model.ID) -> Bool {
    !hasOnlySchemas && isObject(component) && !referenced.contains(component)
      && !owners.contains(component)
  }

  private func isObject(_ id: Model.ID) -> Bool {
    if case .object? = models.definition(of: id) { true } else { false }
  }

  private mutating func indexFields(of id: Model.ID) {
    guard indices[id] == nil, case .object(let object)? = models.definition(of: id) else { return }
    indices[id] = Dictionary(zip(object.fields.map { ExactText($0.key) }, object.fields.indices)) {
      first,
      _ in first
    }
  }

  /// The member of a key if all objects have it with the same type, with the base's documentation.
  private func commonField(
    _ key: ExactText,
    of objects: [Model.ID],
    documentedBy base: Model.ID
  ) -> Field? {
    guard let first = objects.first.flatMap({ self.field(key, of: $0) }) else { return nil }
    let fields = objects.dropFirst().map { self.field(key, of: $0) }
    let isCommon = fields.allSatisfy { field in
      field.map { $0.type == first.type && $0.isRequired == first.isRequired } ?? false
    }
    guard isCommon else { return nil }
    // Defaults are omitted, because they can differ between subtypes.
    var field = Field(
      key: first.key,
      type: first.type,
      isRequired: first.isRequired,
      origin: first.origin
    )
    if case .object(let own)? = known[base]?.definition,
      let described = own.fields.first(where: { ExactText($0.key) == key })
    {
      field.documentation = described.documentation
      field.origin = described.origin
    } else if fields.allSatisfy({ $0?.documentation == first.documentation }) {
      field.documentation = first.documentation
    }
    return field
  }

  private func field(_ key: ExactText, of id: Model.ID) -> Field? {
    guard let index = indices[id]?[key], case .object(let object)? = models.definition(of: id)
    else {
      return nil
    }
    return object.fields[index]
  }

  /// The bases without those that others of them include.
  private func nearest(_ bases: [Base]) -> [Model.ID] {
    let inherited = bases.reduce(into: Set<Model.ID>()) { $0.formUnion($1.inherited) }
    return bases.map(\.id).filter { !inherited.contains($0) }
  }

  private mutating func setBases(_ bases: [Model.ID], of id: Model.ID) {
    guard var model = models[id], case .object(var object) = model.definition else { return }
    object.bases = bases
    model.definition = .object(object)
    models.update(model)
  }
}
