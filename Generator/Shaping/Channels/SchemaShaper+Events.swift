import Shape
import Specification

/// One message of a channel, as a branch of a choice.
struct EventBranch {
  let name: String
  /// Nothing where any JSON may come.
  let schema: Schema?
  /// What a payload is called that has no name of its own.
  let role: Role?
  let documentation: Documentation

  init(
    name: String,
    schema: Schema?,
    role: Role? = nil,
    documentation: Documentation
  ) {
    self.name = name
    self.schema = schema
    self.role = role
    self.documentation = documentation
  }
}

extension SchemaShaper {
  /// The choice of what travels one way through a channel; one message alone is a choice too, since
  /// others may come tomorrow.
  func event(
    _ branches: [EventBranch],
    as role: Role,
    _ documentation: Documentation
  ) -> Model.ID {
    let variants = branches.map { branch in
      let type = branch.schema.flatMap { schema in branch.role.map { self.type(of: schema, as: $0) }
      }
      return Choice.Variant(
        name: branch.name,
        type: type ?? .json,
        signature: .any,
        documentation: branch.documentation
      )
    }
    let facets = branches.map { $0.schema.map(facets(ofAll:)) }
    add(
      Model(
        id: role.id,
        name: role.name,
        owner: role.owner,
        documentation: documentation,
        origin: Origin(role.node),
        definition: .choice(
          Choice(variants: variants, discriminator: telling(facets), isEvent: true)
        )
      )
    )
    roles[role.id] = role
    return role.id
  }

  /// The member that tells the most messages apart, a required one before one that may be absent.
  ///
  /// The others, and those that may come without it, are known by how they look.
  private func telling(_ facets: [Facets?]) -> Choice.Discriminator? {
    var keys: [String] = []
    for facets in facets {
      for key in facets.map({ self.keys(of: $0) }) ?? [] where !keys.contains(key) {
        keys.append(key)
      }
    }
    let all = keys.compactMap { telling($0, facets) }.filter { facets.count > 1 || $0.isConstant }
    let most = all.map(\.toldCount).max() ?? 0
    guard most > 0 else { return nil }
    return all.first { $0.toldCount == most && $0.isRequired } ?? all.first { $0.toldCount == most }
  }

  private func telling(_ key: String, _ facets: [Facets?]) -> Choice.Discriminator? {
    let confined = facets.map { $0.flatMap { self.confined(key, of: $0) } }
    var owners: [String: Int] = [:]
    for values in confined.compactMap({ $0?.values }) {
      for value in Set(values) { owners[value, default: 0] += 1 }
    }
    var discriminator = Choice.Discriminator(key: key, mapping: [])
    for (index, member) in confined.enumerated() {
      guard let member, !member.values.isEmpty, member.values.allSatisfy({ owners[$0] == 1 }) else {
        discriminator.others.append(index)
        continue
      }
      discriminator.mapping += member.values.map { .init(value: $0, variant: index) }
      if !member.isRequired {
        discriminator.isRequired = false
        discriminator.others.append(index)
      }
    }
    return discriminator.mapping.isEmpty ? nil : discriminator
  }
}

extension Choice.Discriminator {
  fileprivate var toldCount: Int { Set(mapping.map(\.variant)).count }

  /// Of a message that comes alone a list of values says nothing.
  fileprivate var isConstant: Bool { mapping.count == 1 }
}
