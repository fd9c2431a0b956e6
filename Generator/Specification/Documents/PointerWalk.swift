extension Documents {
  /// Goes down from the root step by step; a step that is missing is looked for behind a `$ref`.
  func walk(
    _ steps: [String],
    in tree: Tree,
    of reference: String,
    at mark: Mark
  ) throws(Diagnostic) -> Node? {
    var current = tree.root
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
}

extension Node {
  /// What a pointer's step names: a key's value, or an element by its plain decimal place.
  fileprivate func child(_ step: String) -> Node? {
    if kind == .mapping { return self[step] }
    guard step.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), step == "0" || step.first != "0"
    else { return nil }
    return Int(step).flatMap { self[$0] }
  }
}
