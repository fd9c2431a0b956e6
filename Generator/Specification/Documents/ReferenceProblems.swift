extension Diagnostic.Code {
  static let circularReference = Self("circular-reference")
  static let duplicateAnchor = Self("duplicate-anchor")
}

extension Documents {
  func unresolved(
    _ steps: [String],
    _ index: Int,
    under parent: Node,
    of reference: String,
    at mark: Mark
  ) -> Diagnostic {
    let step = steps[index]
    let missing = "the reference \(Excerpt.quoted(reference)) can't be resolved"
    let within = index == 0 ? "the top level" : Excerpt.quoted(steps[index - 1])
    func pointer(_ steps: some Sequence<String>) -> String {
      steps.reduce(parent.tree.file + "#") { $0 + "/" + Pointer.escaped($1) }
    }
    guard parent.kind == .mapping else {
      let reason =
        parent.kind == .sequence
        ? "has \(parent.count) elements and no \(Excerpt.quoted(step))" : "has no parts"
      return Diagnostic(
        .warning,
        .unresolvedReference,
        at: mark,
        "\(missing): \(within) \(reason)",
        related: [(parent.mark, "\(within) is here")],
        cause: pointer(steps[..<index])
      )
    }
    let near = suggestion(for: step, among: parent.entries.lazy.map(\.key))
    return Diagnostic(
      .warning,
      .unresolvedReference,
      at: mark,
      "\(missing): \(within) has no \(Excerpt.quoted(step))",
      fix: near.map { "did you mean \(Excerpt.quoted($0))?" } ?? "add it or correct the reference",
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
      "the reference \(Excerpt.quoted(reference)) can't be resolved, and is read as"
        + " \(Excerpt.quoted(pointer))",
      fix: "write it so"
    )
  }

  func unresolved(anchor name: String, in tree: Tree, at mark: Mark) -> Diagnostic {
    let near = suggestion(for: name, among: resources(of: tree).anchors.keys.sorted())
    return Diagnostic(
      .warning,
      .unresolvedReference,
      at: mark,
      "no $anchor in \(Excerpt.quoted(tree.file)) is named \(Excerpt.quoted(name))",
      fix: near.map { "did you mean \(Excerpt.quoted("#" + $0))?" }
        ?? "write a JSON pointer, which begins with #/"
    )
  }

  func duplicateAnchor(_ name: String, at node: Node, after first: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .duplicateAnchor,
      at: node["$anchor"]?.mark ?? node.mark,
      "another schema has the $anchor \(Excerpt.quoted(name)) already; references lead to that one",
      fix: "rename one of them",
      related: [(first.mark, "the first is here")]
    )
  }

  func remote(_ reference: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .warning,
      .externalReference,
      at: mark,
      "the reference \(Excerpt.quoted(reference)) isn't followed, since only files are read",
      fix: "save a copy beside the description and refer to it with a relative path"
    )
  }

  func circularReference(at reference: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .circularReference,
      at: reference.mark,
      "the reference \(Excerpt.quoted(reference.text)) leads back to itself and isn't followed",
      fix: "replace one reference of the loop by an object"
    )
  }

  func longChain(at reference: Node) -> Diagnostic {
    Diagnostic(
      .warning,
      .nestingLimit,
      at: reference.mark,
      "more than \(Documents.maxReferenceChain) references follow one another up to here",
      fix: "refer to the last one directly"
    )
  }
}
