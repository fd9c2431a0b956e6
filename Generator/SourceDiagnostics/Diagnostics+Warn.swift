import Canonical
import SourceDiagnostics

extension Diagnostics {
  /// Reports a warning.
  func warn(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    report(Diagnostic(.warning, code, at: mark, message, fix: fix))
  }

  /// Reports a note.
  func note(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    report(Diagnostic(.note, code, at: mark, message, fix: fix))
  }
}
