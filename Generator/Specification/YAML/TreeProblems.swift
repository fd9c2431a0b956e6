extension Diagnostic.Code {
  static let invalidAlias = Self("invalid-alias")
}

// The diagnostics of fatal errors.
extension TreeBuilder {
  func tooLong(_ count: Int, at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: mark(position),
      "a scalar of \(count) bytes begins here, and \(limits.scalarSize) is the most",
      fix: "keep data of this size out of the description"
    )
  }

  func tooDeep(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .nestingLimit,
      at: mark(position),
      "more than \(limits.depth) collections are nested here",
      fix: "take inner parts out and refer to them with $ref"
    )
  }

  func tooMuchFlow(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .nestingLimit,
      at: mark(position),
      "too much is in too many brackets and braces up to here",
      fix: "write the outer collections as blocks"
    )
  }

  func unknownAnchor(_ name: String, at position: Position) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: anchors.keys.sorted())
    return Diagnostic(
      .error,
      .invalidAlias,
      at: mark(position),
      "the alias \(Excerpt.quoted("*" + name)) has no anchor above it",
      fix: near.map { "did you mean \(Excerpt.quoted("*" + $0))?" }
        ?? "write \(Excerpt.quoted("&" + name)) before the node that it names"
    )
  }

  func recursiveAlias(_ name: String, _ anchor: Anchor, at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .invalidAlias,
      at: mark(position),
      "the alias \(Excerpt.quoted("*" + name)) is inside the node that it names",
      fix: "refer to it with $ref, which may be recursive",
      related: [(mark(anchor.record), "the node begins here")]
    )
  }

  func aliasBomb(at position: Position) -> Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: mark(position),
      "aliases expand to more than \(limits.sharedNodes) nodes up to here",
      fix: "use $ref for what is used again and again"
    )
  }
}
