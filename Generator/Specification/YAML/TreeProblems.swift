// The diagnostics of fatal errors.
extension TreeBuilder {
  func tooLong(_ count: Int, at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: mark(position),
      "the scalar has \(count) bytes; the limit is \(limits.scalarSize)",
      fix: "move data of this size out of the document"
    )
  }

  func tooDeep(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .nestingLimit,
      at: mark(position),
      "more than \(limits.depth) levels of nested collections",
      fix: "define inner objects under “components”, and refer to them with $ref"
    )
  }

  func excessiveFlowNesting(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .nestingLimit,
      at: mark(position),
      "too many values in nested flow collections",
      fix: "write the outer collections in block style"
    )
  }

  func unknownAnchor(_ name: String, at position: Position) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: anchors.keys.sorted())
    return Diagnostic(
      .error,
      .invalidAlias,
      at: mark(position),
      "the alias \(Excerpt.quoted("*" + name)) refers to an undefined anchor",
      fix: near.map { "did you mean \(Excerpt.quoted("*" + $0))?" }
        ?? "add \(Excerpt.quoted("&" + name)) to a node above the alias"
    )
  }

  func recursiveAlias(_ name: String, _ anchor: Anchor, at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .invalidAlias,
      at: mark(position),
      "the alias \(Excerpt.quoted("*" + name)) is inside the node that it refers to",
      fix: "refer to the node with $ref, which may be recursive",
      related: [(mark(anchor.record), "the node begins here")]
    )
  }

  func aliasBomb(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: mark(position),
      "aliases expand to more than \(limits.sharedNodes) nodes",
      fix: "replace aliases with $ref"
    )
  }
}
