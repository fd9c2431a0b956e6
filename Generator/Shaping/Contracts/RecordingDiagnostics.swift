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
    fix: String? = nil,
    cause: String? = nil
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, fix: fix, cause: cause))
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Reports a request that isn't a request of the operation; it has no contract test.
  func reportMismatch(_ recording: Recording, _ operation: Operation, _ reason: String) {
    let message =
      "the recorded request doesn't match \(Excerpt.quoted(operation.id.rawValue)): \(reason)"
    report(
      recording.isAnnotated ? .error : .warning,
      .recordingMismatch,
      at: recording.request.mark,
      message,
      fix: "correct the recording or the document",
      cause: message
    )
  }

  /// Reports a part of a request that the operation doesn't describe, once for all recordings.
  func reportUndocumented(_ part: String, of operation: Operation, at mark: Mark) {
    let message = "the \(part) of \(Excerpt.quoted(operation.id.rawValue)) isn't defined"
    diagnostics.report(
      Diagnostic(
        .warning,
        .undocumented,
        at: mark,
        message + "; the contract test ignores it",
        fix: "add it to the document",
        cause: message
      )
    )
  }

  /// Reports HTTP credentials without a security scheme, once for all recordings.
  func reportUnknownCredential(_ recording: Recording) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .undocumented,
        at: recording.request.mark,
        "the request has the header Authorization, and no security scheme describes it; the"
          + " contract test ignores it",
        fix: "add a security scheme to the document",
        cause: "Authorization"
      )
    )
  }

  /// Reports a request to the service that no operation describes, once for each method and the
  /// first two segments of the path.
  func reportUndocumented(_ recording: Recording) {
    let method = recording.request.method
    let path = RecordedURL(recording.request.url).path
    diagnostics.report(
      Diagnostic(
        .warning,
        .undocumented,
        at: recording.request.urlMark,
        "no operation has the method \(method) and the path \(path); the entry isn't tested",
        fix: "add the operation to the document",
        cause: "\(method) " + path.split(separator: "/").prefix(2).joined(separator: "/")
      )
    )
  }

  /// Reports a request that several operations describe equally well.
  func reportAmbiguous(_ recording: Recording, _ names: [String]) {
    report(
      .warning,
      .unmatchedRecording,
      at: recording.request.urlMark,
      "the request can be one of the operations \(names.joined(separator: ", "))",
      fix:
        "add to the entry: \"_bindery\": {\"operation\": \"\(names.first ?? "")\", \"provenance\":"
        + " {\"kind\": \"captured\", \"source\": \"…\"}}"
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
