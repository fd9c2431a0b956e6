extension Documents {
  /// Follows a pointer from a node step by step; a missing step is searched behind a `$ref`.
  ///
  /// A pointer in a schema with an `$id` may also be relative to the file's root, as most authors
  /// expect.
  func walk(
    _ steps: [String],
    from start: Node,
    of reference: String,
    at mark: Mark
  ) throws(Diagnostic) -> Node? {
    let root = start.tree.root
    var current = start
    if start != root, let first = steps.first, start.child(first) == nil { current = root }
    var steps = steps
    if current == root, let relocated = relocated(steps, in: root) {
      diagnostics.report(swagger2Reference(reference, relocated, at: mark))
      steps = relocated
    }
    for (index, step) in steps.enumerated() {
      if let next = current.child(step) {
        current = next
        continue
      }
      guard current.reference != nil else {
        throw unresolved(steps, index, under: current, of: reference, at: mark)
      }
      // A failure is reported at the reference that fails.
      guard let resolved = resolve(current) else { return nil }
      guard let next = resolved.child(step) else {
        throw unresolved(steps, index, under: resolved, of: reference, at: mark)
      }
      current = next
    }
    return current
  }

  /// The OpenAPI 3 pointer for a Swagger 2 pointer; nil for any other pointer.
  private func relocated(_ steps: [String], in root: Node) -> [String]? {
    guard steps.count > 1, root[steps[0]] == nil else { return nil }
    let sections = [
      "definitions": "schemas", "parameters": "parameters", "responses": "responses",
      "securityDefinitions": "securitySchemes",
    ]
    guard let section = sections[steps[0]], root["components"]?[section]?[steps[1]] != nil else {
      return nil
    }
    return ["components", section] + steps.dropFirst()
  }

  private func swagger2Reference(
    _ reference: String,
    _ steps: [String],
    at mark: Mark
  ) -> Diagnostic {
    let pointer = steps.reduce("#") { $0 + "/" + Pointer.escaped($1) }
    return Diagnostic(
      .warning,
      .invalidReference,
      at: mark,
      "the reference \(Excerpt.quoted(reference)) belongs to Swagger 2; interpreted as"
        + " \(Excerpt.quoted(pointer))",
      fix: "write \(Excerpt.quoted(pointer))"
    )
  }
}

extension Node {
  /// The child that a pointer's step names: the value of a key, or the element at a decimal index.
  fileprivate func child(_ step: String) -> Node? {
    if kind == .mapping {
      return self[step] ?? tree.written[index]?[step].map { Node(tree: tree, index: $0) }
    }
    guard step.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), step == "0" || step.first != "0"
    else { return nil }
    return Int(step).flatMap { self[$0] }
  }
}
