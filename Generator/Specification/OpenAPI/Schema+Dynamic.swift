extension OpenAPI.Schema {
  /// What `$dynamicRef` or `$recursiveRef` leads to where nothing extends the schema: the nearest
  /// schema around it that has the anchor, or else the first of the file.
  var dynamicTarget: OpenAPI.Schema? {
    if let reference = node["$dynamicRef"], reference.kind == .string {
      return target(ofDynamic: reference)
    }
    guard node["$recursiveRef"]?.kind == .string else { return nil }
    let around = node.enclosing
    let end = around.first { $0["$recursiveAnchor"]?.boolean == true }
    return (end ?? around.first { $0.componentName != nil }).flatMap(schema)
  }

  private func target(ofDynamic reference: Node) -> OpenAPI.Schema? {
    if reference.text.hasPrefix("#"), !reference.text.hasPrefix("#/") {
      let name = String(reference.text.dropFirst())
      let near = node.enclosing.first { $0["$dynamicAnchor"]?.text == name }
      let named = source.documents.resources(of: node.tree).anchors[name]?.first
      return (near ?? named).flatMap(schema)
    }
    return source.documents.target(of: reference.text, from: reference).flatMap(schema)
  }

  private func schema(_ node: Node) -> OpenAPI.Schema? {
    cursor.schema(of: node, called: "$dynamicRef")
  }
}

extension Node {
  /// The nodes that a node stands in, the nearest first.
  fileprivate var enclosing: [Node] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }
}
