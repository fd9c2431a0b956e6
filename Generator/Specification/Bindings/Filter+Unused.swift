extension Diagnostic.Code {
  static let unusedPattern = Self("unused-pattern")
}

extension Bindings.Filter {
  /// What a filter is held against.
  public struct Candidate: Sendable {
    public var operation: String?
    public var path: String
    public var tags: [String]

    public init(operation: String?, path: String, tags: [String]) {
      self.operation = operation
      self.path = path
      self.tags = tags
    }
  }

  /// Says which of its words name none of the operations.
  public func reportUnused(among candidates: [Candidate], to diagnostics: Diagnostics) {
    let tags = Set(candidates.flatMap(\.tags))
    let operations = Set(candidates.compactMap(\.operation))
    let paths = Set(candidates.map(\.path))
    for selection in [include, exclude] {
      for tag in selection.tags where !tags.contains(tag) {
        report("tag", tag, among: tags, to: diagnostics)
      }
      for name in selection.operations where !operations.contains(name) {
        report("operation", name, among: operations, to: diagnostics)
      }
      for pattern in selection.paths {
        let wildcard = Wildcard(pattern)
        if paths.contains(where: wildcard.matches) { continue }
        report("path", pattern, among: paths, to: diagnostics)
      }
    }
  }

  private func report(
    _ noun: String,
    _ word: String,
    among known: Set<String>,
    to diagnostics: Diagnostics
  ) {
    let near = Suggestion.nearest(to: word, among: known.sorted())
    diagnostics.report(
      Diagnostic(
        .warning,
        .unusedPattern,
        at: mark,
        "no operation has the \(noun) \(Excerpt.quoted(word)), so that it chooses nothing",
        mend: near.map { "did you mean \(Excerpt.quoted($0))?" } ?? "correct it or take it out"
      )
    )
  }
}
