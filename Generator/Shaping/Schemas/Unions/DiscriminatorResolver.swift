import Canonical
import Shape
import SourceDiagnostics

/// Determines the discriminator of a union's branches.
struct DiscriminatorResolver {
  let readers: SchemaReaders

  /// The discriminator of the branches: the declared one, or one implied by their constants.
  func discriminator(
    of branches: [Branch],
    _ schema: Schema
  ) -> Union.Discriminator? {
    let merged = branches.map { readers.merger.mergedSchema(expanding: $0.subschemas) }
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

  /// The first property for which every branch allows different values, preferably a required one.
  ///
  /// A branch that is a union allows the values of its own branches.
  private func impliedDiscriminator(_ merged: [MergedSchema]) -> Union.Discriminator? {
    guard let first = merged.first else { return nil }
    let candidates = readers.allowedValues.keys(of: first).lazy
      .compactMap { self.disjoint($0, in: merged) }
    var optional: Union.Discriminator?
    for candidate in candidates {
      if candidate.isRequired { return candidate }
      optional = optional ?? candidate
    }
    return optional
  }

  private func disjoint(_ key: String, in merged: [MergedSchema]) -> Union.Discriminator? {
    var discriminator = Union.Discriminator(key: key, mapping: [])
    var seen: Set<Scalar> = []
    for (index, merged) in merged.enumerated() {
      guard let allowed = readers.allowedValues.values(of: key, in: merged),
        !allowed.values.isEmpty
      else { return nil }
      for value in allowed.values {
        guard seen.insert(value).inserted else { return nil }
        discriminator.mapping.append(Union.Discriminator.Mapping(value: value, variant: index))
      }
      if !allowed.isRequired { discriminator.isRequired = false }
    }
    return discriminator
  }

  private func discriminator(
    _ stated: Discriminator,
    _ key: String,
    _ branches: [Branch],
    _ merged: [MergedSchema]
  ) -> Union.Discriminator? {
    let unmapped = stated.defaultMapping?.end
    let fallback = branches.firstIndex { $0.schema.end == unmapped }
    let isKnown = merged.indices.allSatisfy { index in
      let merged = merged[index]
      return merged.property(key) != nil || !merged.unions.isEmpty || index == fallback
        || merged.isObject && merged.additional.isDeclared
    }
    guard isKnown else {
      readers.diagnostics.warn(
        .invalidDiscriminator,
        at: stated.mark,
        "not every variant defines the discriminator property \(Excerpt.quoted(key)); ignored",
        fix: "add \(Excerpt.quoted(key)) to the properties of each variant"
      )
      return nil
    }
    let targets = targets(of: stated)
    var search = TokenSearch(key: key, limit: readers.limits.combinations)
    let members = branches.indices.map { index in
      search.seen = []
      return self.tokens(of: branches[index].schema, merged[index], targets, &search)
    }
    let mapping = Union.Discriminator.Mapping.all(of: members)
    for (index, branch) in branches.enumerated() where merged[index].unions.isEmpty {
      readers.tokens.warnUnidentified(branch.schema, members[index], in: mapping, at: index, key)
    }
    var discriminator = Union.Discriminator(key: key, mapping: mapping)
    discriminator.absent = fallback
    discriminator.unmapped = fallback
    return discriminator
  }

  /// The keys of a mapping, by the resolved schemas that they identify.
  private typealias Targets = [Schema.ID: [String]]

  private func targets(of stated: Discriminator) -> Targets {
    stated.mapping.reduce(into: [:]) { $0[$1.schema.end, default: []].append($1.value) }
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
    let token = readers.tokens.token(
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
      tokens += self.tokens(of: branch, readers.merger.mergedSchema(of: branch), all, &search)
    }
    return tokens
  }

  /// Warns of mapped schemas that aren't variants.
  private func warnUnlistedTargets(
    of stated: Discriminator,
    _ branches: [Branch],
    _ schema: Schema
  ) {
    let listed = branches.map(\.schema) + schema.branches
    let ends = Set(listed.map(\.end))
    if let mark = stated.defaultMappingMark, let end = stated.defaultMapping?.end,
      !ends.contains(end)
    {
      warnUnlistedTarget(mark, "“defaultMapping”")
    }
    let unlisted = stated.mapping.filter { !ends.contains($0.schema.end) }
    guard !unlisted.isEmpty else { return }
    let nested = branches.flatMap {
      readers.merger.mergedSchema(of: $0.schema).unions.flatMap(\.branches)
    }
    let nestedEnds = Set(nested.map(\.end))
    for mapping in unlisted where !nestedEnds.contains(mapping.schema.end) {
      warnUnlistedTarget(mapping.mark, "the mapping \(Excerpt.quoted(mapping.value))")
    }
  }

  private func warnUnlistedTarget(_ mark: Mark, _ subject: String) {
    readers.diagnostics.warn(
      .invalidDiscriminator,
      at: mark,
      "\(subject) of the discriminator isn't a variant; ignored",
      fix: "add the schema to the variants, or remove it from the mapping"
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
