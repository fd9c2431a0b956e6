import Canonical
import Shape

/// The id, name and owner of the model that a schema becomes, if its type needs a model.
struct Role {
  let id: Model.ID
  let name: String
  let owner: Model.Owner?
  let schema: Schema
  /// Whether it is the role of a variant of a union.
  var isVariant = false
  /// The variant that contains the schema, if the owner is a union whose variants share schemas.
  var variant: Model.Owner?
}

extension Role {
  /// The role of one schema.
  init(_ name: String, owner: Model.Owner?, at schema: Schema) {
    self.init(id: Model.ID(schema), name: name, owner: owner, schema: schema)
  }

  /// The role of several schemas that describe one value together.
  init(_ name: String, owner: Model.Owner?, of subschemas: [Subschema], at schema: Schema) {
    let ids = subschemas.map { Model.ID($0.schema).rawValue }
    self.init(
      id: Model.ID(ids.joined(separator: " + ")),
      name: name,
      owner: owner,
      schema: schema
    )
  }

  /// The role of a subschema, such as an element, with the same owner.
  func part(_ suffix: String, at schema: Schema) -> Role {
    Role(name + suffix, owner: owner, at: schema).inside(variant)
  }

  /// The role in a variant.
  func inside(_ variant: Model.Owner?) -> Role {
    var role = self
    role.variant = variant
    return role
  }

  /// The same name and owner for another schema.
  func with(_ schema: Schema) -> Role {
    Role(name, owner: owner, at: schema).inside(variant)
  }

  /// The role of a subschema that several schemas describe together.
  func part(_ suffix: String, of subschemas: [Subschema], at schema: Schema) -> Role {
    Role(name + suffix, owner: owner, of: subschemas, at: schema).inside(variant)
  }
}

extension Role {
  /// Whether the role belongs to a named schema.
  var isComponent: Bool { owner == nil && schema.componentName != nil && id == Model.ID(schema) }
}
