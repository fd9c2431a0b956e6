import Shape
import Specification

/// The schemas that build on each schema by `allOf`, and those on which each builds.
struct Heirs {
  private var direct: [Node: [Schema]] = [:]
  private var bases: [Node: [Schema]] = [:]

  init(of source: Description) {
    let sections = source.documents.entry.map { source.documents.schemas(of: $0.root) } ?? []
    for entry in sections.lazy.flatMap(\.entries) where entry.value.kind == .mapping {
      let schema = Schema(entry.value, in: source)
      for base in schema.allOf.compactMap(\.target) {
        direct[base.node, default: []].append(schema)
        bases[schema.node, default: []].append(base)
      }
    }
  }

  /// Whether any schema builds on this one.
  func has(_ node: Node) -> Bool { direct[node] != nil }

  /// Those that build on a schema, and those that build on them, in the document's order; nil when
  /// there are more than `limit`.
  func all(of node: Node, limit: Int) -> [Schema]? {
    var found: [Schema] = []
    var seen: Set<Node> = [node]
    var waiting = [node]
    while let next = waiting.popLast() {
      if found.count > limit { return nil }
      for heir in direct[next] ?? [] where seen.insert(heir.node).inserted {
        found.append(heir)
        waiting.append(heir.node)
      }
    }
    return found.count > limit ? nil : found.sorted { $0.mark < $1.mark }
  }

  /// Those on which a schema builds, and those on which they build, the nearest first; no more than
  /// `limit`.
  func bases(of node: Node, limit: Int) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<Node> = [node]
    var next = 0
    var current = node
    while true {
      for base in bases[current] ?? [] where seen.insert(base.node).inserted { found.append(base) }
      guard next < found.count, found.count < limit else { return found }
      current = found[next].node
      next += 1
    }
  }
}

extension SchemaShaper {
  /// Whether a schema stands for a choice in which `node` has a part.
  func lists(_ schema: Schema, _ node: Node) -> Bool {
    schema.node != node && listed(by: schema).contains(node)
  }

  /// The schemas among which a schema chooses: its branches, or its heirs.
  func listed(by schema: Schema) -> Set<Node> {
    if let known = memo.listings[schema.node] { return known }
    let branches = schema.oneOf + schema.anyOf
    var listed = Set(branches.map(\.node) + branches.compactMap(\.target?.node))
    if let family = family(of: schema) {
      listed = Set(family.members.map(\.node))
    }
    memo.listings[schema.node] = listed
    return listed
  }
}
