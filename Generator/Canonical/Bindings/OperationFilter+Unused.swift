import SourceDiagnostics

extension OperationFilter {
  /// An operation, webhook or callback that a filter is matched against.
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

  /// Reports the tags, operations and paths that match no candidate.
  ///
  /// If nothing is included, this is an error: a misspelled filter would generate an empty client.
  public func reportUnused(among candidates: [Candidate], to diagnostics: Diagnostics) {
    let tags = Set(candidates.flatMap(\.tags))
    let operations = Set(candidates.compactMap(\.operation))
    let paths = Set(candidates.map(\.path))
    let isEmpty = !candidates.contains { include.names($0) }
    for (selection, severity) in [
      (include, isEmpty ? .error : .warning), (exclude, .warning),
    ] as [(Selection, Diagnostic.Severity)] {
      for tag in selection.tags where !tags.contains(tag) {
        report(severity, "tag", tag, among: tags, to: diagnostics)
      }
      for name in selection.operations where !operations.contains(name) {
        report(severity, "operation", name, among: operations, to: diagnostics)
      }
      for pattern in selection.paths {
        let wildcard = Wildcard(pattern)
        if paths.contains(where: wildcard.matches) { continue }
        report(severity, "path", pattern, among: paths, to: diagnostics)
      }
    }
  }

  private func report(
    _ severity: Diagnostic.Severity,
    _ noun: String,
    _ word: String,
    among known: Set<String>,
    to diagnostics: Diagnostics
  ) {
    let near = Suggestion.nearest(to: word, among: known.sorted())
    diagnostics.report(
      Diagnostic(
        severity,
        .unusedRule,
        at: mark,
        "no operation has the \(noun) \(Excerpt.quoted(word))",
        fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
          ?? "correct the \(noun), or remove it from the filter"
      )
    )
  }
}
