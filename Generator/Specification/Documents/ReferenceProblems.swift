extension Documents {
  func unresolved(
    _ steps: [String],
    _ index: Int,
    under parent: Node,
    of reference: String,
    at mark: Mark
  ) -> Diagnostic {
    let step = steps[index]
    let path = steps[..<index].map(Pointer.escaped).joined(separator: "/")
    let file = parent.tree.file == mark.file ? "" : " of \(Excerpt.quoted(parent.tree.file))"
    let parentName = (index == 0 ? "the top level" : Excerpt.quoted(path)) + file
    let missing = "\(Excerpt.quoted(step)) isn't defined \(index == 0 ? "at" : "in") \(parentName)"
    func pointer(_ steps: some Sequence<String>) -> String {
      steps.reduce(parent.tree.file + "#") { $0 + "/" + Pointer.escaped($1) }
    }
    guard parent.kind == .mapping else {
      let reason =
        parent.kind == .sequence
        ? "an array of \(parent.count) element\(parent.count == 1 ? "" : "s")"
        : "which isn't an object"
      return Diagnostic(
        .warning,
        .unresolvedReference,
        at: mark,
        "\(missing), \(reason)",
        fix: "correct the reference \(Excerpt.quoted(reference))",
        related: [(parent.mark, "\(parentName) is here")],
        cause: pointer(steps[..<index])
      )
    }
    let near = suggestion(for: step, among: parent.entries.lazy.map(\.key))
    return Diagnostic(
      .warning,
      .unresolvedReference,
      at: mark,
      missing,
      fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
        ?? "define \(Excerpt.quoted(step)), or correct the reference \(Excerpt.quoted(reference))",
      cause: pointer(steps[...index])
    )
  }

  /// The warning about a reference that is interpreted as a pointer to a similar component.
  func reinterpreted(_ reference: String, as steps: [String], at mark: Mark) -> Diagnostic {
    let pointer = steps.reduce("#") { $0 + "/" + Pointer.escaped($1) }
    return Diagnostic(
      .warning,
      .invalidReference,
      at: mark,
      "the reference \(Excerpt.quoted(reference)) can't be resolved; interpreted as"
        + " \(Excerpt.quoted(pointer))",
      fix: "write \(Excerpt.quoted(pointer))"
    )
  }

  func unresolved(anchor name: String, in tree: Tree, at mark: Mark) -> Diagnostic {
    let near = suggestion(for: name, among: resources(of: tree).anchors.keys.sorted())
    return Diagnostic(
      .warning,
      .unresolvedReference,
      at: mark,
      "the anchor \(Excerpt.quoted(name)) isn't defined in \(Excerpt.quoted(tree.file))",
      fix: near.map { "did you mean \(Excerpt.quoted("#" + $0))?" }
        ?? "add $anchor to the schema, or write a JSON Pointer, which begins with #/"
    )
  }

  func duplicateAnchor(_ name: String, at node: Node, after first: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .duplicateAnchor,
      at: node["$anchor"]?.mark ?? node.mark,
      "duplicate $anchor \(Excerpt.quoted(name)); the first one is used",
      fix: "rename one of the two anchors",
      related: [(first.mark, "the first one is here")]
    )
  }

  func remote(_ reference: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .warning,
      .externalReference,
      at: mark,
      "the reference \(Excerpt.quoted(reference)) isn't a path to a local file; ignored",
      fix: VendorFolder.normalized(reference) == nil
        ? "save the file beside the document, and refer to it with a relative path"
        : "run bindery vendor, which saves a copy beside the document"
    )
  }

  func circularReference(at reference: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .circularReference,
      at: reference.mark,
      "circular reference \(Excerpt.quoted(reference.text)); ignored",
      fix: "replace one reference of the cycle with an object"
    )
  }

  func longChain(at reference: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .nestingLimit,
      at: reference.mark,
      "a chain of more than \(Documents.maxReferenceChain) references; ignored",
      fix: "refer to the last target directly"
    )
  }
}
