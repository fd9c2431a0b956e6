import Canonicalizing
import Shape

/// Where a type is wanted, and what its model would be called.
struct Role {
  let id: Model.ID
  let name: String
  let owner: Model.Owner?
  let schema: Schema
}

extension Role {
  /// The type of a schema.
  init(_ name: String, owner: Model.Owner?, at schema: Schema) {
    self.init(id: Model.ID(schema), name: name, owner: owner, schema: schema)
  }

  /// What several schemas describe together.
  init(_ name: String, owner: Model.Owner?, of atoms: [Atom], at schema: Schema) {
    let ids = atoms.map { Model.ID($0.schema).rawValue }
    self.init(
      id: Model.ID(ids.joined(separator: " + ")),
      name: name,
      owner: owner,
      schema: schema
    )
  }

  /// A part of what stands here, which belongs to the same owner.
  func part(_ suffix: String, at schema: Schema) -> Role {
    Role(name + suffix, owner: owner, at: schema)
  }

  /// Another schema in the place of this.
  func place(at schema: Schema) -> Role { Role(name, owner: owner, at: schema) }

  /// Such a part that several schemas describe together.
  func part(_ suffix: String, of atoms: [Atom], at schema: Schema) -> Role {
    Role(name + suffix, owner: owner, of: atoms, at: schema)
  }
}

extension SchemaShaper {
  /// Takes note of a part of what has a role, for which no schema stands alone; it belongs to the
  /// same owner.
  func claimPart(_ word: String, of role: Role, adding suffix: String) -> Role {
    claimPart(word, of: role, called: role.name + suffix, owner: role.owner)
  }

  /// Takes note of a part of what has a role, for which no schema stands alone; it belongs to the
  /// role's model.
  func claimPart(_ word: String, inside role: Role, called name: String) -> Role {
    claimPart(word, of: role, called: name, owner: .model(role.id))
  }

  private func claimPart(
    _ word: String,
    of role: Role,
    called name: String,
    owner: Model.Owner?
  ) -> Role {
    let id = Model.ID("\(role.id.rawValue) \(word)")
    let part = Role(id: id, name: name, owner: owner, schema: role.schema)
    roles[id] = part
    return part
  }
}
