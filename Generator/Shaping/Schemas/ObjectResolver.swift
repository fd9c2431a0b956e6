import Canonical
import Shape

/// Resolves objects: models with properties, and maps.
struct ObjectResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let readers: SchemaReaders

  /// The type of an object: a model with properties, or a map without.
  func object(_ merged: MergedSchema, as role: Role) -> Type {
    let additional = additional(of: merged, as: role)
    guard !merged.properties.isEmpty || merged.additional.isNone else {
      return .map(additional ?? .json)
    }
    let owner = Model.Owner.model(role.id)
    var fields = merged.properties.map { field($0, of: merged, in: role, owner: owner) }
    let settings = SettingReader(diagnostics: readers.diagnostics)
      .settings(of: merged, fields, additional)
    // A setting has its default as the initial value.
    if settings != nil {
      for index in fields.indices { fields[index].initialValue = fields[index].effectiveDefault }
    }
    if additional == nil, merged.members.excess == nil {
      fields += undeclared.members(of: merged, in: role).map(Field.init)
    }
    registry.note(bases(of: merged, in: role), of: role.id)
    return registry.add(
      .object(
        Object(
          fields: fields,
          additional: additional,
          isOpen: !merged.additional.isNone,
          settings: settings
        )
      ),
      as: role,
      documented: merged.subschemas
    )
  }

  /// The fields of an object without a model of its own.
  func fields(of schema: Schema, as role: Role, owner: Model.Owner) -> [Field] {
    registry.register(role)
    let merged = readers.merger.mergedSchema(of: schema)
    return merged.properties.map { field($0, of: merged, in: role, owner: owner) }
  }

  private func field(
    _ property: MergedSchema.Property,
    of merged: MergedSchema,
    in role: Role,
    owner: Model.Owner
  ) -> Field {
    let schema = property.subschemas[property.subschemas.count - 1].schema
    let described = property.subschemas.last { $0.schema.description != nil }?.schema ?? schema
    registry.note(property, of: role.id)
    let type = type(of: property, owner: owner)
    var field = Field(
      key: property.key,
      type: type,
      isRequired: merged.members.requires(property.key),
      origin: Origin(schema)
    )
    field.defaultValue =
      property.appearsOnlyInIf
      ? nil : readers.defaults.defaultValue(of: property.subschemas)
    field.initialValue =
      property.appearsOnlyInIf
      ? nil : readers.defaults.initialValue(of: property.subschemas, as: type)
    field.constant =
      property.appearsOnlyInIf
      ? nil : readers.defaults.constant(of: property.subschemas, as: type)
    field.affix = property.appearsOnlyInIf ? nil : Affix(of: property.subschemas)
    field.documentation = Documentation(ofMember: described)
    field.xml = XMLNodeReader().node(of: property.subschemas.map(\.schema))
    field.bases = bases(of: property, besides: role)
    return field
  }

  /// The components that an object includes by `allOf`, the nearest first.
  ///
  /// A part of a component, such as a variant of its union, includes the component.
  private func bases(of merged: MergedSchema, in role: Role) -> [Schema] {
    let isPart = role.id != Model.ID(role.schema) && role.schema.componentName != nil
    let bases = (isPart ? [role.schema] : []) + role.schema.includedComponents
    guard !bases.isEmpty else { return [] }
    let included = Set(merged.subschemas.map(\.schema.id))
    return bases.filter { readers.expander.constituents(of: $0).isSubset(of: included) }
  }

  /// The components that declare a property, except the object itself.
  private func bases(of property: MergedSchema.Property, besides role: Role) -> [String] {
    property.subschemas.compactMap { subschema in
      guard let schema = subschema.schema.propertyOwner, schema != role.schema else { return nil }
      return schema.componentName
    }
  }

  func type(of property: MergedSchema.Property, owner: Model.Owner) -> Type {
    if let type = typeInIf(property) { return type }
    let first = property.subschemas[0]
    guard property.subschemas.count > 1 else {
      let role = Role(property.key, owner: first.owner ?? owner, at: first.schema)
        .inside(first.owner == owner ? nil : owner)
      return types.type(of: first.schema, as: role)
    }
    let effective = property.subschemas.filter {
      $0.schema.declaresType || $0.schema.isReference || !$0.schema.allOf.isEmpty
    }
    if effective.count == 1 {
      return type(
        of: MergedSchema.Property(key: property.key, mark: property.mark, subschemas: effective),
        owner: owner
      )
    }
    let last = property.subschemas[property.subschemas.count - 1].schema
    let role = Role(property.key, owner: owner, of: property.subschemas, at: last)
    return types.type(of: property.subschemas, as: role)
  }

  func additional(of merged: MergedSchema, as role: Role) -> Type? {
    if let excess = merged.members.excess {
      _ = readers.limits.admits(
        .max,
        "properties; the others are interpreted as any JSON value",
        of: role,
        at: excess
      )
      return .json
    }
    return switch merged.additional {
    case .undeclared, .none: nil
    case .any: .json
    case .patterns(let subschemas, let isClosed):
      patternType(subschemas, isClosed: isClosed, as: role)
    case .schema(let subschemas): valueType(subschemas, as: role)
    }
  }

  private var undeclared: UndeclaredMemberResolver {
    UndeclaredMemberResolver(types: types, readers: readers)
  }

  private func valueType(_ subschemas: [Subschema], as role: Role) -> Type {
    let last = subschemas[subschemas.count - 1].schema
    guard subschemas.count > 1 else {
      return types.type(of: last, as: role.part("Value", at: last))
    }
    return types.type(of: subschemas, as: role.part("Value", of: subschemas, at: last))
  }

  /// The type of a property that appears only in `if`.
  private func typeInIf(_ property: MergedSchema.Property) -> Type? {
    guard property.appearsOnlyInIf else { return nil }
    return switch readers.merger.wireKind(of: property.subschemas[0].schema) {
    case .string, .listed: .string
    case .integer: .integer(.unspecified)
    case .number: .number(.unspecified)
    case .boolean: .boolean
    case .array, .object: nil
    case .any: .json
    }
  }

  /// The type of the members that match one of several patterns: one type, or the union of their
  /// types.
  ///
  /// Where other names are valid too, it is always a union, which keeps their values.
  private func patternType(_ subschemas: [Subschema], isClosed: Bool, as role: Role) -> Type {
    let part = registry.registerPart("values", of: role, adding: "Value")
    let branches = subschemas.map { Branch(schema: $0.schema, subschemas: [$0]) }
    let own = Subschema(schema: role.schema, owner: nil)
    let patterns = MergedSchema.UnionKeyword(
      subschema: own,
      keyword: "patternProperties",
      branches: subschemas.map(\.schema)
    )
    if isClosed, branches.count == 1 {
      return types.type(of: subschemas[0].schema, as: role.part("Value", at: subschemas[0].schema))
    }
    return types.variants.unionType(of: branches, patterns, as: part, isOpen: !isClosed)
  }
}

extension MergedSchema.Additional {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
