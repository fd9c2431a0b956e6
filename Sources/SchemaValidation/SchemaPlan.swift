/// A compiled schema: nodes that refer to each other by index, which allows cycles.
struct SchemaPlan: Sendable {
  var nodes: [SchemaNode]
  /// For each resource, the nodes of its dynamic anchors.
  var dynamicAnchors: [[String: Int]]
  /// The nodes of the root's `$defs`.
  var definitions: [String: Int]
}

/// A schema object or Boolean schema of a plan.
struct SchemaNode: Sendable {
  var location: String
  var resource: Int
  var checks: [SchemaCheck]
}
