import Canonical
import Shape

/// The subtypes and base schemas of each schema by `allOf`.
struct SubtypeIndex {
  private var direct: [Schema.ID: [Schema]] = [:]
  private var bases: [Schema.ID: [Schema]] = [:]

  init(of schemas: [Schema]) {
    for schema in schemas {
      for base in schema.allOf.compactMap(\.target) {
        direct[base.id, default: []].append(schema)
        bases[schema.id, default: []].append(base)
      }
    }
  }

  /// Whether a schema has subtypes.
  func has(_ id: Schema.ID) -> Bool { direct[id] != nil }

  /// The direct and indirect subtypes of a schema, in the document's order; nil if there are more
  /// than `limit`.
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

  /// The direct and indirect base schemas of a schema, the nearest first; about `limit` at most.
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
