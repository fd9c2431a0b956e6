import Canonicalizing
import Shape

/// One message of a channel, as a branch of a choice.
struct EventBranch {
  let name: String
  /// Nothing where any JSON may come.
  let schema: Schema?
  /// What a payload is called that has no name of its own.
  let role: Role?
  let documentation: Documentation

  /// Whether nothing but null comes, of which JSON's type knows nothing.
  var isNull: Bool { schema.map { ($0.resolved ?? $0).types == [.null] } ?? false }

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
  func event(_ branches: [EventBranch]) -> Choice {
    let variants = branches.map { branch in
      let type = branch.schema.flatMap { schema in branch.role.map { self.type(of: schema, as: $0) }
      }
      return Choice.Variant(
        name: branch.name,
        type: type ?? .json,
        signature: branch.isNull ? .null : .any,
        documentation: branch.documentation
      )
    }
    let facets = branches.map { $0.schema.map(facets(ofAll:)) }
    return Choice(variants: variants, discriminator: telling(facets), isEvent: true)
  }

  /// The member that tells the most messages apart, a required one before one that may be absent.
  ///
  /// The others, and those that may come without it, are known by how they look.
  private func telling(_ facets: [Facets?]) -> Choice.Discriminator? {
    var members: [String: TellingMember] = [:]
    var keys: [String] = []
    for (index, facets) in facets.enumerated() {
      guard let facets else { continue }
      for key in self.keys(of: facets) where members[key]?.messages[index] == nil {
        if members[key] == nil { keys.append(key) }
        members[key, default: TellingMember()].add(confined(key, of: facets), of: index)
      }
    }
    let all = keys.compactMap { key in members[key].map { (key, $0) } }
      .filter { facets.count > 1 || $0.1.isConstant }
    let most = all.map(\.1.toldCount).max() ?? 0
    guard most > 0 else { return nil }
    let best = all.filter { $0.1.toldCount == most }
    return (best.first { $0.1.isRequired } ?? best.first)
      .map { $0.1.discriminator($0.0, among: facets.count) }
  }
}
