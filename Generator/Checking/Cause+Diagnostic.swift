import SourceDiagnostics

extension Cause {
  /// The diagnostic of the cause, at the location of the schema; `total` is the number of checked
  /// entries.
  public func diagnostic(ofTotal total: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      example.kind == .undocumentedMember ? .undocumentedMember : .recordingMismatch,
      at: example.schemaMark ?? example.diagnostic.mark,
      evidence(ofTotal: total),
      fix: example.fix,
      related: example.diagnostic.mark.map { [($0, "\(example.value.phrase), at \(example.path)")] }
        ?? []
    )
  }

  /// The difference, the number of entries that have it, and their dates.
  func evidence(ofTotal total: Int) -> String {
    let period = dates.map { $0.first == $0.last ? ", \($0.first)" : ", \($0.first) to \($0.last)" }
    return "\(example.schemaName): \(example.message) in \(entryCount) of \(total) entries"
      + (period ?? "")
  }
}
