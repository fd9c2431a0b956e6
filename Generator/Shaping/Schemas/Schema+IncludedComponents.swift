import Canonical

extension Schema {
  /// The components that a schema includes by `allOf` or by `$ref` beside other keywords, with
  /// those that they include, the nearest first; at most 64.
  var includedComponents: [Schema] {
    var found: [Schema] = []
    var seen: Set<Schema.ID> = [id]
    var pending = directlyIncluded
    var next = 0
    while next < pending.count, found.count < 64 {
      let schema = pending[next]
      next += 1
      guard seen.insert(schema.id).inserted else { continue }
      if schema.componentName != nil { found.append(schema) }
      pending += schema.directlyIncluded
    }
    return found
  }

  private var directlyIncluded: [Schema] {
    ([target] + allOf.map { $0.target ?? $0 }).compactMap(\.self)
  }
}
