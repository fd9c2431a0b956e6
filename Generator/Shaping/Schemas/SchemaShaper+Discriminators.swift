import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// The discriminator of the branches: the declared one, or one implied by their constants.
  func discriminator(
    of branches: [Branch],
    _ schema: Schema
  ) -> Choice.Discriminator? {
    let merged = branches.map { self.mergedSchema(of: expansion(of: $0.subschemas)) }
    if let stated = schema.discriminator, let key = stated.propertyName {
      warnUnlistedTargets(of: stated, branches, schema)
      return self.discriminator(stated, key, branches, merged)
    }
    if let shared = sharedDiscriminator(merged), let key = shared.propertyName {
      return self.discriminator(shared, key, branches, merged)
    }
    return impliedDiscriminator(merged)
  }

  /// The discriminator of a base schema that all branches inherit from.
  private func sharedDiscriminator(_ merged: [MergedSchema]) -> Discriminator? {
    let shared = merged.first?.subschemas.first { subschema in
      subschema.schema.discriminator != nil
        && merged.allSatisfy { $0.subschemas.contains { $0.schema == subschema.schema } }
    }
    return shared?.schema.discriminator
  }

  private func discriminator(
    _ stated: Discriminator,
    _ key: String,
    _ branches: [Branch],
    _ merged: [MergedSchema]
  ) -> Choice.Discriminator? {
    let unmapped = unmapped(by: stated)?.end
    let fallback = branches.firstIndex { $0.schema.end == unmapped }
    let isKnown = merged.indices.allSatisfy { index in
      let merged = merged[index]
      return merged.property(key) != nil || !merged.unions.isEmpty || index == fallback
        || merged.isObject && merged.additional.isDeclared
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
      return tokens(of: branches[index].schema, merged[index], targets, &search)
    }
    let mapping = SchemaShaper.mapping(of: members)
    for (index, branch) in branches.enumerated() where merged[index].unions.isEmpty {
      warnUnidentified(branch.schema, members[index], in: mapping, at: index, key)
    }
    var discriminator = Choice.Discriminator(key: key, mapping: mapping)
    discriminator.absent = fallback
    discriminator.unmapped = fallback
    return discriminator
  }

  /// The schema of `defaultMapping`, for values without a mapping.
  func unmapped(by stated: Discriminator) -> Schema? {
    stated.defaultMapping.flatMap(stated.target)
  }

  /// The keys of a mapping, by the resolved schemas that they identify.
  private typealias Targets = [Schema.ID: [String]]

  private func targets(of stated: Discriminator) -> Targets {
    entries(of: stated).reduce(into: [:]) { $0[$1.end, default: []].append($1.entry.key) }
  }

  private func entries(of stated: Discriminator) -> [(entry: Node.Entry, end: Schema.ID)] {
    stated.mapping.compactMap { entry in
      stated.target(of: entry.value).map { (entry: entry, end: $0.end) }
    }
  }

  /// The tokens of a branch: one for itself, or one for each branch of its own union.
  private func tokens(
    of branch: Schema,
    _ merged: MergedSchema,
    _ targets: Targets,
    _ search: inout TokenSearch
  ) -> [DiscriminatorToken] {
    let end = branch.end
    guard search.seen.insert(end).inserted else { return [] }
    let token = token(
      branch.discriminatorName,
      mapped: targets[end] ?? [],
      merged.property(search.key)
    )
    let isIdentified = !token.mapped.isEmpty || !token.listed.isEmpty
    guard !isIdentified, let inner = merged.unions.first,
      search.canDescend(into: inner.branches.count)
    else { return [token] }
    let nested = inner.subschema.schema.discriminator.map(self.targets) ?? [:]
    let all = nested.isEmpty ? targets : targets.merging(nested) { $0 + $1 }
    var tokens: [DiscriminatorToken] = []
    for branch in inner.branches where !branch.isNull {
      tokens += self.tokens(of: branch, self.mergedSchema(of: branch), all, &search)
    }
    return tokens
  }

  /// Warns of mapped schemas that aren't variants.
  private func warnUnlistedTargets(
    of stated: Discriminator,
    _ branches: [Branch],
    _ schema: Schema
  ) {
    let listed = branches.map(\.schema) + schema.oneOf + schema.anyOf
    let ends = Set(listed.map(\.end))
    if let value = stated.defaultMapping, let end = unmapped(by: stated)?.end, !ends.contains(end) {
      warnUnlistedTarget(value.mark, "“defaultMapping” is")
    }
    let unlisted = entries(of: stated).filter { !ends.contains($0.end) }
    guard !unlisted.isEmpty else { return }
    let nested = branches.flatMap { mergedSchema(of: $0.schema).unions.flatMap(\.branches) }
    let nestedEnds = Set(nested.map(\.end))
    for (entry, end) in unlisted where !nestedEnds.contains(end) {
      warnUnlistedTarget(entry.value.mark, "\(Excerpt.quoted(entry.key)) is")
    }
  }

  private func warnUnlistedTarget(_ mark: Mark, _ subject: String) {
    warn(
      .invalidDiscriminator,
      at: mark,
      "\(subject) mapped to a schema that isn't a variant; it is omitted",
      fix: "list the schema as a variant or remove it from the mapping"
    )
  }
}

/// A bounded search for the tokens of nested branches.
private struct TokenSearch {
  let key: String
  /// The number of nested branches that may still be visited.
  var limit: Int
  /// The branches that were visited.
  var seen: Set<Schema.ID> = []

  mutating func canDescend(into count: Int) -> Bool {
    limit -= count
    return limit >= 0
  }
}

extension Schema {
  /// The id of the resolved schema; its own id if a reference is unresolved.
  var end: Schema.ID { resolved?.id ?? id }

  /// The schema's implicit discriminator value: its name.
  fileprivate var discriminatorName: String? {
    (target ?? allOf.first?.target).map {
      $0.discriminatorValue ?? $0.componentName ?? $0.locationName
    }
  }
}
