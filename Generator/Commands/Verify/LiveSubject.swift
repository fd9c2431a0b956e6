import Shape
import Specification

/// An operation or a channel, whose answers or messages are compared.
struct LiveSubject {
  /// What it is called in messages.
  let name: String
  let origin: Origin
  /// Its noun: `operation` or `channel`.
  let noun: String

  /// A difference with which a client can't work.
  func contradiction(_ mark: Mark, _ text: String) -> Diagnostic {
    difference(.error, .recordingMismatch, mark, text)
  }

  /// A difference because of which the recording isn't up to date.
  func drift(_ mark: Mark, _ text: String) -> Diagnostic {
    difference(.warning, .staleRecording, mark, text)
  }

  private func difference(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    _ mark: Mark,
    _ text: String
  ) -> Diagnostic {
    Diagnostic(
      severity,
      code,
      at: mark,
      "live: “\(name)” \(text)",
      fix: severity == .error
        ? "correct the server, or the document and the recording" : "record the entry again",
      related: [
        (
          Mark(file: origin.file, line: origin.line, column: origin.column),
          "the \(noun) is here"
        )
      ]
    )
  }
}
