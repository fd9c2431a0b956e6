import Canonical
import Shape
import SourceDiagnostics

/// Resolves schemas to types, and adds the models that the types need.
final class TypeResolver {
  private let readers: SchemaReaders
  private let named: NamedSchemas
  private let registry: ModelRegistry
  private let channels: ChannelEvents
  private var types: [Model.ID: Type] = [:]
  private var inProgress: Set<Model.ID> = []

  init(
    _ readers: SchemaReaders,
    _ named: NamedSchemas,
    _ registry: ModelRegistry,
    _ channels: ChannelEvents
  ) {
    self.readers = readers
    self.named = named
    self.registry = registry
    self.channels = channels
  }

  /// The type of an unnamed schema.
  func type(of schema: Schema, as role: Role) -> Type {
    type(of: [Subschema(schema: schema, owner: .model(role.id))], as: role)
  }

  /// The type of a value to which all of the schemas apply.
  func type(of subschemas: [Subschema], as role: Role) -> Type {
    if let known = types[role.id] { return known }
    guard inProgress.insert(role.id).inserted else { return recursive(role) }
    defer { inProgress.remove(role.id) }
    guard
      readers.limits.admitsType(
        role,
        inside: inProgress.count,
        models: registry.models.count,
        members: registry.memberCount
      )
    else { return .json }
    registry.register(role)
    var type = typeWithoutNull(subschemas, as: role)
    if subschemas.contains(where: \.schema.admitsNull) { type = type.orNull }
    types[role.id] = type
    return type
  }

  /// Replaces a model by one with another id.
  func replace(_ id: Model.ID, by model: Model) {
    registry.replace(id, by: model)
    types[id] = .model(model.id)
  }

  /// Defines a named schema: a model with its name, or a type alias.
  func define(_ schema: Schema) {
    if named.aliasedSchema(of: schema) != nil {
      _ = reference(to: schema)
      return
    }
    let id = Model.ID(schema)
    let role = Role(named.name(of: schema), owner: nil, at: schema)
    let type = type(of: schema, as: role).withoutNull
    guard type != .model(id) else { return }
    _ = registry.add(.alias(type), as: role, documented: [Subschema(schema: schema, owner: nil)])
  }

  /// The type of an unnamed schema that contains itself: a model, or arrays and maps that contain a
  /// model.
  private func recursive(_ role: Role) -> Type {
    let schema = role.schema
    let merged = readers.merger.mergedSchema(of: schema)
    if merged.becomesModel || merged.element != nil && end(of: merged).element == nil {
      let type = merged.becomesModel ? .model(role.id) : type(of: merged, as: role)
      return schema.admitsNull ? type.orNull : type
    }
    readers.diagnostics.warn(
      .recursiveSchema,
      at: role.schema.mark,
      "an inline schema can't contain itself; interpreted as any JSON value",
      fix: "move the schema to “components/schemas”"
    )
    return .json
  }

  /// The innermost element of nested arrays or maps; an array or map where they contain themselves.
  private func end(of merged: MergedSchema) -> MergedSchema {
    var end = merged
    var seen: Set<Schema.ID> = []
    while let element = end.element, seen.insert(element.id).inserted {
      end = readers.merger.mergedSchema(of: element)
    }
    return end
  }

  /// The type, regardless of whether null is valid.
  func typeWithoutNull(_ subschemas: [Subschema], as role: Role) -> Type {
    if subschemas.count == 1,
      let hierarchy = readers.hierarchies.hierarchy(of: subschemas[0].schema),
      Model.ID(subschemas[0].schema) == role.id
    {
      return hierarchical.type(of: hierarchy, subschemas[0].schema, as: role)
    }
    var seen: Set<Schema.ID> = []
    var parts = subschemas.flatMap { self.parts(of: $0, path: [], seen: &seen) }
    if parts.count > 1, parts.filter(\.isReference).count == 1 {
      let effective = parts.filter { !$0.declaresOnlyType }
      if !effective.isEmpty { parts = effective }
    }
    if parts.count == 1, case .reference(let target) = parts[0] {
      if Model.ID(target) == role.id { return selfReference(role) }
      if !readers.hierarchies.hasAlternative(target, role.schema.id) {
        return reference(to: target, from: role).withoutNull
      }
    }
    if let mostDerived = mostDerived(of: parts),
      !readers.hierarchies.hasAlternative(mostDerived, role.schema.id)
    {
      return reference(to: mostDerived, from: role).withoutNull
    }
    return type(of: readers.merger.mergedSchema(expanding: subschemas), as: role)
  }

  /// The type of the target of a reference, which is named after the role of the reference
  /// where its location doesn't name it.
  func reference(to schema: Schema, from role: Role? = nil) -> Type {
    let target = named.aliasedSchema(of: schema) ?? schema
    guard target.componentName == nil, !named.contains(target.id), !named.hasAlias(target) else {
      guard named.refer(to: target) else { return .json }
      let type = Type.model(Model.ID(target))
      return target.admitsNull ? type.orNull : type
    }
    if let role, !target.isNamedByLocation { return type(of: target, as: role.with(target)) }
    let owner = named.enclosingComponent(of: target)
    return type(of: target, as: Role(named.name(of: target), owner: owner, at: target))
  }

  /// Reports a schema that refers only to itself.
  func selfReference(_ role: Role) -> Type {
    readers.diagnostics.warnOfSelfReference(of: role.name, at: role.schema.mark)
    return .json
  }

  private func parts(
    of subschema: Subschema,
    path: [Schema.ID],
    seen: inout Set<Schema.ID>
  ) -> [Part] {
    let schema = subschema.schema
    guard path.count < 64, seen.insert(schema.id).inserted else { return [] }
    var parts: [Part] = []
    if let target = schema.target, seen.insert(target.id).inserted {
      parts.append(.reference(target))
    }
    for branch in schema.allOf {
      parts += self.parts(
        of: Subschema(schema: branch, owner: subschema.owner),
        path: path + [schema.id],
        seen: &seen
      )
    }
    if schema.declaresType { parts.append(.own(subschema)) }
    return parts
  }

  /// The target that inherits from all others, if the parts are references only.
  private func mostDerived(of parts: [Part]) -> Schema? {
    let references = parts.compactMap(\.target)
    guard references.count > 1, references.count == parts.count else { return nil }
    let sets = references.map(readers.expander.constituents)
    let most = sets.map(\.count).max()
    guard let mostDerived = sets.firstIndex(where: { $0.count == most }) else { return nil }
    return sets.allSatisfy { $0.isSubset(of: sets[mostDerived]) } ? references[mostDerived] : nil
  }

  func type(of merged: MergedSchema, as role: Role) -> Type {
    guard !merged.isContradictory else { return contradiction(merged, role) }
    if !merged.unions.isEmpty { return unions.type(of: merged, as: role) }
    if let values = merged.values { return enumerations.enumeration(values, of: merged, as: role) }
    switch merged.types {
    case []: return .json
    case [.object]: return objects.object(merged, as: role)
    case [.array]: return arrays.array(merged, as: role)
    case [.string]: return string(merged, as: role)
    case [.integer]: return .integer(format: merged.format)
    case [.number]: return .number(format: merged.format)
    case [.boolean]: return .boolean
    default: return unions.severalTypes(merged, as: role)
    }
  }

  private func contradiction(_ merged: MergedSchema, _ role: Role) -> Type {
    if merged.subschemas.count > 1 {
      readers.diagnostics.warn(
        .conflictingTypes,
        at: role.schema.mark,
        "the types of \(Excerpt.quoted(role.name)) contradict one another"
          + "; interpreted as any JSON value",
        fix: "use the same type in all parts of the schema"
      )
    }
    return .json
  }

  private func string(_ merged: MergedSchema, as role: Role) -> Type {
    if let content = merged.content.first {
      return .embedded(type(of: [content], as: role.with(content.schema)))
    }
    return merged.isBase64 ? .base64 : StringFormat(merged.format)?.type ?? .string
  }

  var objects: ObjectResolver {
    ObjectResolver(types: self, registry: registry, readers: readers)
  }

  var variants: VariantResolver {
    VariantResolver(types: self, registry: registry, readers: readers)
  }

  private var arrays: ArrayResolver {
    ArrayResolver(types: self, registry: registry, channels: channels)
  }

  private var unions: UnionResolver {
    UnionResolver(types: self, registry: registry, readers: readers)
  }

  private var hierarchical: HierarchyResolver {
    HierarchyResolver(types: self, registry: registry, named: named, readers: readers)
  }

  private var enumerations: EnumerationResolver {
    EnumerationResolver(types: self, registry: registry, readers: readers)
  }
}

extension Type {
  /// The nullable type; any JSON includes null already.
  var orNull: Type {
    switch self {
    case .nullable, .json: self
    default: .nullable(self)
    }
  }

  var withoutNull: Type {
    if case .nullable(let wrapped) = self { wrapped } else { self }
  }
}
