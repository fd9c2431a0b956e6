/// A compiled schema: nodes that name each other by position, so that cycles are ordinary.
struct SchemaPlan: Sendable {
  var nodes: [SchemaNode]
  /// For each resource, the nodes of its dynamic anchors.
  var dynamicAnchors: [[String: Int]]
  /// The nodes of the root's `$defs`.
  var definitions: [String: Int]
}

/// One schema object (or boolean) of a plan.
struct SchemaNode: Sendable {
  var location: String
  var resource: Int
  var keywords: [any SchemaKeyword]
}
