extension Documents {
  /// Goes down from a node step by step; a step that is missing is looked for behind a `$ref`.
  ///
  /// From a schema with an `$id` a pointer may also begin at the file's root, as most authors
  /// mean it.
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
    if current == root, let moved = moved(steps, in: root) {
      diagnostics.report(leftover(reference, moved, at: mark))
      steps = moved
    }
    for (place, step) in steps.enumerated() {
      if let next = current.child(step) {
        current = next
        continue
      }
      guard current.reference != nil else {
        throw dangling(steps, place, under: current, of: reference, at: mark)
      }
      // When this fails, why is reported at the reference that fails.
      guard let resolved = resolve(current) else { return nil }
      guard let next = resolved.child(step) else {
        throw dangling(steps, place, under: resolved, of: reference, at: mark)
      }
      current = next
    }
    return current
  }

  /// Where OpenAPI 3 has what Swagger 2 had at the top; nil when that isn't what is meant.
  private func moved(_ steps: [String], in root: Node) -> [String]? {
    guard steps.count > 1, root[steps[0]] == nil else { return nil }
    let places = [
      "definitions": "schemas", "parameters": "parameters", "responses": "responses",
      "securityDefinitions": "securitySchemes",
    ]
    guard let place = places[steps[0]], root["components"]?[place]?[steps[1]] != nil else {
      return nil
    }
    return ["components", place] + steps.dropFirst()
  }

  private func leftover(_ reference: String, _ steps: [String], at mark: Mark) -> Diagnostic {
    let place = steps.reduce("#") { $0 + "/" + Pointer.escaped($1) }
    return Diagnostic(
      .warning,
      .invalidReference,
      at: mark,
      "the reference \(Excerpt.quoted(reference)) is written as in Swagger 2, and read as"
        + " \(Excerpt.quoted(place))",
      fix: "write it so"
    )
  }
}

extension Node {
  /// What a pointer's step names: a key's value, or an element by its plain decimal place.
  fileprivate func child(_ step: String) -> Node? {
    if kind == .mapping {
      return self[step] ?? tree.written[index]?[step].map { Node(tree: tree, index: $0) }
    }
    guard step.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), step == "0" || step.first != "0"
    else { return nil }
    return Int(step).flatMap { self[$0] }
  }
}
