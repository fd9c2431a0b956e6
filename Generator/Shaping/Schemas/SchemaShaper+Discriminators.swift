import Shape
import Specification

extension Diagnostic.Code {
  static let misplacedDiscriminator = Self("misplaced-discriminator")
  static let strayMapping = Self("stray-mapping")
}

extension SchemaShaper {
  /// The member that tells the branches apart: as the author says, or as their constants show.
  func discriminator(
    of branches: [Branch],
    _ schema: OpenAPI.Schema
  ) -> Choice.Discriminator? {
    let facets = branches.map { self.facets(of: expansion(of: $0.atoms)) }
    if let stated = schema.discriminator, let key = stated.propertyName {
      noteStray(targets(of: stated), branches)
      return self.discriminator(stated, key, branches, facets)
    }
    if let shared = sharedDiscriminator(facets), let key = shared.propertyName {
      return self.discriminator(shared, key, branches, facets)
    }
    return impliedDiscriminator(facets)
  }

  /// The discriminator of a schema on which all the branches build.
  private func sharedDiscriminator(_ facets: [Facets]) -> OpenAPI.Discriminator? {
    let shared = facets.first?.atoms.first { atom in
      atom.schema.discriminator != nil
        && facets.allSatisfy { $0.atoms.contains { $0.schema == atom.schema } }
    }
    return shared?.schema.discriminator
  }

  private func discriminator(
    _ stated: OpenAPI.Discriminator,
    _ key: String,
    _ branches: [Branch],
    _ facets: [Facets]
  ) -> Choice.Discriminator? {
    let isKnown = zip(branches, facets).allSatisfy { branch, facets in
      facets.property(key) != nil || !facets.choices.isEmpty
        || facets.isObject && facets.additional.isSaid
    }
    guard isKnown else {
      warn(
        .misplacedDiscriminator,
        at: stated.mark,
        "not every variant has the property \(Excerpt.quoted(key)); the discriminator is left out",
        mend: "describe the property in each variant"
      )
      return nil
    }
    let targets = targets(of: stated)
    let members = branches.indices.map { index in
      var seen: Set<Node> = []
      return tokens(of: branches[index].schema, facets[index], key, targets, seen: &seen)
    }
    return Choice.Discriminator(key: key, mapping: SchemaShaper.mapping(of: members))
  }

  /// The values of a mapping, and where the schemas that they mean end.
  private typealias Targets = [(entry: Node.Entry, end: Node)]

  private func targets(of stated: OpenAPI.Discriminator) -> Targets {
    stated.mapping.compactMap { entry in
      stated.target(of: entry.value).map { (entry: entry, end: $0.end) }
    }
  }

  /// By what a branch is known: a token for itself, or for each of its own branches.
  private func tokens(
    of branch: OpenAPI.Schema,
    _ facets: Facets,
    _ key: String,
    _ targets: Targets,
    seen: inout Set<Node>
  ) -> [DiscriminatorToken] {
    // What a branch of a branch was asked once it need not be asked again.
    let end = branch.end
    guard seen.insert(end).inserted else { return [] }
    var token = DiscriminatorToken(name: branch.discriminatorName)
    token.mapped = targets.filter { $0.end == end }.map(\.entry.key)
    token.listed = facets.property(key).flatMap(listedValues) ?? []
    let isTold = !token.mapped.isEmpty || !token.listed.isEmpty
    guard !isTold, seen.count < limits.combinations, let inner = facets.choices.first else {
      return [token]
    }
    let nested = inner.atom.schema.discriminator
    let all = targets + (nested.map(self.targets) ?? [])
    var tokens: [DiscriminatorToken] = []
    for branch in inner.branches where !branch.isNull {
      tokens += self.tokens(of: branch, self.facets(ofAll: branch), key, all, seen: &seen)
    }
    return tokens
  }

  private func noteStray(_ targets: Targets, _ branches: [Branch]) {
    let ends = Set(branches.map(\.schema.end))
    let strays = targets.filter { !ends.contains($0.end) }
    guard !strays.isEmpty else { return }
    let nested = branches.flatMap { facets(ofAll: $0.schema).choices.flatMap(\.branches) }
    let nestedEnds = Set(nested.map(\.end))
    for (entry, end) in strays where !nestedEnds.contains(end) {
      warn(
        .strayMapping,
        at: entry.value.mark,
        "\(Excerpt.quoted(entry.key)) is mapped to a schema that is no variant; it is left out",
        mend: "list the schema as a variant or take it out of the mapping"
      )
    }
  }
}

extension OpenAPI.Schema {
  /// Where its references end; its own place when they lead nowhere.
  fileprivate var end: Node { resolved?.node ?? node }
  /// The name that means it where nothing else is said.
  fileprivate var discriminatorName: String? {
    (target ?? allOf.first?.target).map { $0.node.componentName ?? $0.node.placeName }
  }
}
