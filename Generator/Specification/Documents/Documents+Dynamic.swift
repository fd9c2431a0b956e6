extension Documents {
  /// The nearest enclosing schema with the anchor that a node refers to, or else the first schema
  /// of the file with this anchor.
  package func dynamicTarget(of node: Node) -> Node? {
    guard let reference = node.dynamicReference else { return nil }
    guard node["$dynamicRef"] == reference else {
      let around = node.enclosing
      let end = around.first { $0["$recursiveAnchor"]?.boolean == true }
      return end ?? around.first { $0.componentName != nil }
    }
    guard reference.text.hasPrefix("#"), !reference.text.hasPrefix("#/") else {
      return target(of: reference.text, from: reference)
    }
    let name = String(reference.text.dropFirst())
    let near = node.enclosing.first { $0["$dynamicAnchor"]?.text == name }
    return near ?? resources(of: node.tree).anchors[name]?.first
  }
}

extension Node {
  /// The text of a mapping's `$dynamicRef`, or of `$recursiveRef` of JSON Schema 2019-09.
  package var dynamicReference: Node? {
    guard kind == .mapping else { return nil }
    if let reference = self["$dynamicRef"], reference.kind == .string { return reference }
    return self["$recursiveRef"].flatMap { $0.kind == .string ? $0 : nil }
  }

  /// The ancestors of a node, the nearest first.
  fileprivate var enclosing: [Node] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }
}
