import Canonicalizing
import Shape

extension SchemaShaper {
  /// A model with members, or a map when there are none.
  func object(_ facets: Facets, as role: Role) -> Type {
    let additional = additional(of: facets, as: role)
    guard !facets.properties.isEmpty || facets.additional.isNone else {
      return .map(additional ?? .json)
    }
    let owner = Model.Owner.model(role.id)
    var fields = facets.properties.map { field($0, of: facets, in: role, owner: owner) }
    let settings = settings(of: facets, fields, additional)
    // A setting has its default from the beginning.
    if settings != nil { fields.indices.forEach { fields[$0].initialValue = fields[$0].assumed } }
    if additional == nil, facets.members.excess == nil {
      fields += undeclared(facets, in: role).map(Field.init)
    }
    return add(
      .object(
        Object(
          fields: fields,
          additional: additional,
          isOpen: !facets.additional.isNone,
          settings: settings
        )
      ),
      as: role,
      documented: facets.atoms
    )
  }

  /// The members of an object that needs no model.
  func fields(of schema: Schema, as role: Role, owner: Model.Owner) -> [Field] {
    roles[role.id] = role
    let facets = facets(ofAll: schema)
    return facets.properties.map { field($0, of: facets, in: role, owner: owner) }
  }

  private func field(
    _ property: Facets.Property,
    of facets: Facets,
    in role: Role,
    owner: Model.Owner
  ) -> Field {
    let schema = property.atoms[property.atoms.count - 1].schema
    let described = property.atoms.last { $0.schema.description != nil }?.schema ?? schema
    oneWay.note(property, of: role.id)
    let type = type(of: property, owner: owner)
    return Field(
      key: property.key,
      type: type,
      isRequired: facets.members.requires(property.key),
      defaultValue: property.isSupposed ? nil : defaultValue(of: property.atoms),
      initialValue: property.isSupposed ? nil : initialValue(of: property.atoms, as: type),
      constant: property.isSupposed ? nil : constant(of: property.atoms, as: type),
      affix: property.isSupposed ? nil : affix(of: property.atoms),
      documentation: Documentation(ofMember: described),
      origin: Origin(schema),
      bases: bases(of: property, besides: role)
    )
  }

  /// The components among the schemas that describe a member, the object's own aside.
  private func bases(of property: Facets.Property, besides role: Role) -> [String] {
    property.atoms.compactMap { atom in
      guard let schema = atom.schema.propertyOwner, schema != role.schema else { return nil }
      return schema.componentName
    }
  }

  func type(of property: Facets.Property, owner: Model.Owner) -> Type {
    if let supposed = supposedType(property) { return supposed }
    let first = property.atoms[0]
    guard property.atoms.count > 1 else {
      let role = Role(property.key, owner: first.home ?? owner, at: first.schema)
      return type(of: first.schema, as: role)
    }
    let telling = property.atoms.filter {
      $0.schema.saysSomething || $0.schema.reference != nil || !$0.schema.allOf.isEmpty
    }
    if telling.count == 1 {
      return type(
        of: Facets.Property(key: property.key, mark: property.mark, atoms: telling),
        owner: owner
      )
    }
    let place = property.atoms[property.atoms.count - 1].schema
    let role = Role(property.key, owner: owner, of: property.atoms, at: place)
    return type(of: property.atoms, as: role)
  }

  func additional(of facets: Facets, as role: Role) -> Type? {
    if let excess = facets.members.excess {
      _ = admits(.max, "members; the others are read as any JSON", of: role, at: excess)
      return .json
    }
    return switch facets.additional {
    case .unsaid, .none: nil
    case .any: .json
    case .patterns(let atoms, let isClosed):
      patternType(atoms, isClosed: isClosed, as: role)
    case .schema(let atoms): valueType(atoms, as: role)
    }
  }

  private func valueType(_ atoms: [Atom], as role: Role) -> Type {
    let last = atoms[atoms.count - 1].schema
    guard atoms.count > 1 else { return type(of: last, as: role.part("Value", at: last)) }
    return type(of: atoms, as: role.part("Value", of: atoms, at: last))
  }
}

extension Facets.Additional {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
