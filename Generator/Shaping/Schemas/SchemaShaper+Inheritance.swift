import Canonicalizing
import Shape
import Specification

/// The schemas that build on each schema by `allOf`, and those on which each builds.
struct Subtypes {
  private var direct: [Schema.ID: [Schema]] = [:]
  private var bases: [Schema.ID: [Schema]] = [:]

  init(of source: Description) {
    let sections = source.documents.entry.map { source.documents.schemas(of: $0.root) } ?? []
    for entry in sections.lazy.flatMap(\.entries) where entry.value.kind == .mapping {
      let schema = Schema(entry.value, in: source)
      for base in schema.allOf.compactMap(\.target) {
        direct[base.id, default: []].append(schema)
        bases[schema.id, default: []].append(base)
      }
    }
  }

  /// Whether any schema builds on this one.
  func has(_ id: Schema.ID) -> Bool { direct[id] != nil }

  /// Those that build on a schema, and those that build on them, in the document's order; nil when
  /// there are more than `limit`.
  func all(of id: Schema.ID, limit: Int) -> [Schema]? {
    var found: [Schema] = []
    var seen: Set<Schema.ID> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      if found.count > limit { return nil }
      for subtype in direct[next] ?? [] where seen.insert(subtype.id).inserted {
        found.append(subtype)
        waiting.append(subtype.id)
      }
    }
    return found.count > limit ? nil : found.sorted { $0.mark < $1.mark }
  }

  /// Those on which a schema builds, and those on which they build, the nearest first; no more than
  /// `limit`.
  func bases(of id: Schema.ID, limit: Int) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<Schema.ID> = [id]
    var next = 0
    var current = id
    while true {
      for base in bases[current] ?? [] where seen.insert(base.id).inserted { found.append(base) }
      guard next < found.count, found.count < limit else { return found }
      current = found[next].id
      next += 1
    }
  }
}

extension SchemaShaper {
  /// Whether a schema stands for a choice in which `id` has a part.
  func lists(_ schema: Schema, _ id: Schema.ID) -> Bool {
    schema.id != id && listed(by: schema).contains(id)
  }

  /// The schemas among which a schema chooses: its branches, or its subtypes.
  func listed(by schema: Schema) -> Set<Schema.ID> {
    if let known = memo.listings[schema.id] { return known }
    let branches = schema.oneOf + schema.anyOf
    var listed = Set(branches.map(\.id) + branches.compactMap(\.target?.id))
    if let family = family(of: schema) {
      listed = Set(family.members.map(\.id))
    }
    memo.listings[schema.id] = listed
    return listed
  }
}
