extension Diagnostics {
  /// Reports an error.
  package func error(
    _ code: Diagnostic.Code,
    at mark: Mark?,
    _ message: String,
    fix: String? = nil
  ) {
    report(Diagnostic(.error, code, at: mark, message, fix: fix))
  }

  /// Reports a warning.
  package func warn(
    _ code: Diagnostic.Code,
    at mark: Mark?,
    _ message: String,
    fix: String? = nil,
    related: [(Mark, String)] = []
  ) {
    report(Diagnostic(.warning, code, at: mark, message, fix: fix, related: related))
  }

  /// Reports a note.
  package func note(
    _ code: Diagnostic.Code,
    at mark: Mark?,
    _ message: String,
    fix: String? = nil
  ) {
    report(Diagnostic(.note, code, at: mark, message, fix: fix))
  }
}
