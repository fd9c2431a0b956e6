import Shape
import Specification

/// Where a type is wanted, and what its model would be called.
struct Role {
  let id: Model.ID
  let name: String
  let owner: Model.Owner?
  let node: Node
}

extension Role {
  /// What stands at a node.
  init(_ name: String, owner: Model.Owner?, at node: Node) {
    self.init(id: Model.ID(node), name: name, owner: owner, node: node)
  }

  /// What several schemas describe together, one of which stands at the node.
  init(_ name: String, owner: Model.Owner?, of atoms: [Atom], at node: Node) {
    let ids = atoms.map { Model.ID($0.schema.node).rawValue }
    self.init(
      id: Model.ID(ids.joined(separator: " + ")),
      name: name,
      owner: owner,
      node: node
    )
  }

  /// A part of what stands here, which belongs to the same owner.
  func part(_ suffix: String, at node: Node) -> Role {
    Role(name + suffix, owner: owner, at: node)
  }

  /// What stands at another node in the place of this.
  func place(at node: Node) -> Role { Role(name, owner: owner, at: node) }

  /// Such a part that several schemas describe together.
  func part(_ suffix: String, of atoms: [Atom], at node: Node) -> Role {
    Role(name + suffix, owner: owner, of: atoms, at: node)
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
    let part = Role(id: id, name: name, owner: owner, node: role.node)
    roles[id] = part
    return part
  }
}
