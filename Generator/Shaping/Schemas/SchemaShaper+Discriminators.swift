import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// The member that tells the branches apart: as the author says, or as their constants show.
  func discriminator(
    of branches: [Branch],
    _ schema: Schema
  ) -> Choice.Discriminator? {
    let facets = branches.map { self.facets(of: expansion(of: $0.atoms)) }
    if let stated = schema.discriminator, let key = stated.propertyName {
      noteStray(stated, branches, schema)
      return self.discriminator(stated, key, branches, facets)
    }
    if let shared = sharedDiscriminator(facets), let key = shared.propertyName {
      return self.discriminator(shared, key, branches, facets)
    }
    return impliedDiscriminator(facets)
  }

  /// The discriminator of a schema on which all the branches build.
  private func sharedDiscriminator(_ facets: [Facets]) -> Discriminator? {
    let shared = facets.first?.atoms.first { atom in
      atom.schema.discriminator != nil
        && facets.allSatisfy { $0.atoms.contains { $0.schema == atom.schema } }
    }
    return shared?.schema.discriminator
  }

  private func discriminator(
    _ stated: Discriminator,
    _ key: String,
    _ branches: [Branch],
    _ facets: [Facets]
  ) -> Choice.Discriminator? {
    let unmapped = unmapped(by: stated)?.end
    let fallback = branches.firstIndex { $0.schema.end == unmapped }
    let isKnown = facets.indices.allSatisfy { index in
      let facets = facets[index]
      return facets.property(key) != nil || !facets.choices.isEmpty || index == fallback
        || facets.isObject && facets.additional.isSaid
    }
    guard isKnown else {
      warn(
        .invalidDiscriminator,
        at: stated.mark,
        "not every variant has the property \(Excerpt.quoted(key)); the discriminator is omitted",
        fix: "describe the property in each variant"
      )
      return nil
    }
    let targets = targets(of: stated)
    var search = TokenSearch(key: key, limit: limits.combinations)
    let members = branches.indices.map { index in
      search.seen = []
      return tokens(of: branches[index].schema, facets[index], targets, &search)
    }
    let mapping = SchemaShaper.mapping(of: members)
    for (index, branch) in branches.enumerated() where facets[index].choices.isEmpty {
      noteUnlisted(branch.schema, members[index], in: mapping, at: index, key)
    }
    var discriminator = Choice.Discriminator(key: key, mapping: mapping)
    discriminator.absent = fallback
    discriminator.unmapped = fallback
    return discriminator
  }

  /// What the author says of values that the member doesn't name.
  func unmapped(by stated: Discriminator) -> Schema? {
    stated.defaultMapping.flatMap(stated.target)
  }

  /// The values of a mapping by where the schemas that they mean end.
  private typealias Targets = [Schema.ID: [String]]

  private func targets(of stated: Discriminator) -> Targets {
    entries(of: stated).reduce(into: [:]) { $0[$1.end, default: []].append($1.entry.key) }
  }

  private func entries(of stated: Discriminator) -> [(entry: Node.Entry, end: Schema.ID)] {
    stated.mapping.compactMap { entry in
      stated.target(of: entry.value).map { (entry: entry, end: $0.end) }
    }
  }

  /// By what a branch is known: a token for itself, or for each of its own branches.
  private func tokens(
    of branch: Schema,
    _ facets: Facets,
    _ targets: Targets,
    _ search: inout TokenSearch
  ) -> [DiscriminatorToken] {
    let end = branch.end
    guard search.seen.insert(end).inserted else { return [] }
    let token = token(
      branch.discriminatorName,
      mapped: targets[end] ?? [],
      facets.property(search.key)
    )
    let isTold = !token.mapped.isEmpty || !token.listed.isEmpty
    guard !isTold, let inner = facets.choices.first, search.goesOn(inside: inner.branches.count)
    else { return [token] }
    let nested = inner.atom.schema.discriminator.map(self.targets) ?? [:]
    let all = nested.isEmpty ? targets : targets.merging(nested) { $0 + $1 }
    var tokens: [DiscriminatorToken] = []
    for branch in inner.branches where !branch.isNull {
      tokens += self.tokens(of: branch, self.facets(ofAll: branch), all, &search)
    }
    return tokens
  }

  private func noteStray(
    _ stated: Discriminator,
    _ branches: [Branch],
    _ schema: Schema
  ) {
    let listed = branches.map(\.schema) + schema.oneOf + schema.anyOf
    let ends = Set(listed.map(\.end))
    if let value = stated.defaultMapping, let end = unmapped(by: stated)?.end, !ends.contains(end) {
      warnStray(value.mark, "what the discriminator doesn't name is")
    }
    let strays = entries(of: stated).filter { !ends.contains($0.end) }
    guard !strays.isEmpty else { return }
    let nested = branches.flatMap { facets(ofAll: $0.schema).choices.flatMap(\.branches) }
    let nestedEnds = Set(nested.map(\.end))
    for (entry, end) in strays where !nestedEnds.contains(end) {
      warnStray(entry.value.mark, "\(Excerpt.quoted(entry.key)) is")
    }
  }

  private func warnStray(_ mark: Mark, _ subject: String) {
    warn(
      .invalidDiscriminator,
      at: mark,
      "\(subject) mapped to a schema that is no variant; it is omitted",
      fix: "list the schema as a variant or take it out of the mapping"
    )
  }
}

/// How far the branches of branches are asked for what tells them apart.
private struct TokenSearch {
  let key: String
  /// The branches that may still be asked inside of others.
  var limit: Int
  /// What a branch of a branch was asked once it need not be asked again.
  var seen: Set<Schema.ID> = []

  mutating func goesOn(inside count: Int) -> Bool {
    limit -= count
    return limit >= 0
  }
}

extension Schema {
  /// Where its references end; its own place when they lead nowhere.
  var end: Schema.ID { resolved?.id ?? id }
  /// The name that means it where nothing else is said.
  fileprivate var discriminatorName: String? {
    (target ?? allOf.first?.target).map {
      $0.discriminatorValue ?? $0.componentName ?? $0.placeName
    }
  }
}
