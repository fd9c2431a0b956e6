import Canonical
import Shape
import SourceDiagnostics

/// Reports the problems of recordings and of exceptions.
struct RecordingDiagnostics {
  private let diagnostics: Diagnostics

  init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  func report(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, fix: fix))
  }

  /// Reports a request that isn't a request of the operation.
  func reportMismatch(_ recording: Recording, _ operation: Operation, _ reason: String) {
    report(
      .error,
      .recordingMismatch,
      at: recording.request.mark,
      "the recorded request doesn't match \(Excerpt.quoted(operation.id.rawValue)): \(reason)",
      fix: "correct the recording or the document"
    )
  }

  /// Reports an exception for nothing that the documents describe.
  func reportUnused(_ exception: RecordingException, _ message: String) {
    report(
      .error,
      .unusedRule,
      at: exception.mark,
      message,
      fix: "correct or remove the exception"
    )
  }
}
