import Canonical
import RecordingRedaction
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
  ///
  /// A note for a request that the service refused, since it may violate the document on purpose;
  /// `namesOperation` states that the entry names the wrong operation instead.
  func reportMismatch(
    _ recording: Recording,
    _ operation: Operation,
    _ reason: String,
    namesOperation: Bool = false
  ) {
    let message =
      "the recorded request doesn't match \(Excerpt.quoted(operation.id.rawValue)): \(reason)"
    if let status = recording.refusal, !namesOperation {
      report(
        .note,
        .recordingMismatch,
        at: recording.request.mark,
        message + "; the service refused the request with the status \(status)",
        cause: message
      )
      return
    }
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
    let path = RecordingRedactor.printed(path: RecordedURL(recording.request.url).path)
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

  /// Reports a WebSocket session with the service of which no channel describes a message.
  func reportUndescribed(_ session: Recording) {
    report(
      .warning,
      .undocumented,
      at: session.frames.first?.mark ?? session.mark,
      "no channel describes a message of the WebSocket session; it isn't tested",
      fix: "add its messages to the document, or remove it from the recording",
      cause: "session"
    )
  }

  /// Reports a WebSocket session with a host that isn't one of the service, once for each host.
  func reportOtherHost(_ session: Recording) {
    let host = Excerpt.quoted(RecordedURL(session.request.url).authority)
    report(
      .note,
      .undocumented,
      at: session.mark,
      "the session isn't checked, because the documents have no server with the host \(host)",
      fix: "add the server to the document, or remove the session from the recording",
      cause: "session with \(host)"
    )
  }

  /// Reports a body with a content coding that can't be decoded.
  func report(_ body: UndecodableBody, at mark: Mark) {
    let reason = body.isDecodable ? "isn't valid \(body.coding)" : "is coded as \(body.coding)"
    report(
      .warning,
      .partialBody,
      at: mark,
      "the \(body.isOfRequest ? "request" : "response")'s body can't be read, and secrets in it can't"
        + " be found, because its content \(reason); the contract test isn't generated",
      fix: "\(body.fix), and import it"
    )
  }

  /// Reports a WebSocket session whose messages aren't recorded.
  func reportWithoutMessages(_ recording: Recording) {
    report(
      .warning,
      .partialBody,
      at: recording.request.urlMark,
      "the messages of the WebSocket session aren't recorded; it isn't tested",
      fix: "record it again with its messages, under “_webSocketMessages”"
    )
  }

  /// Reports a response with messages that aren't listed as those of WebSockets are.
  func reportUnlistedMessages(_ recording: Recording) {
    report(
      .warning,
      .partialBody,
      at: recording.request.urlMark,
      "the messages in the response aren't listed; the session isn't tested",
      fix: "import the archive by “bindery import”, which lists them under “_webSocketMessages”"
    )
  }

  /// Reports a session whose messages a channel has only in the other direction.
  func reportReversed(_ recording: Recording, _ channel: String, _ role: RecordedSubject.Role) {
    report(
      .warning,
      .recordingMismatch,
      at: recording.frames.first?.mark ?? recording.mark,
      "the messages of the session have the other direction in the channel"
        + " \(Excerpt.quoted(channel)); it isn't tested",
      fix: "write \(role.statement), because the document describes the \(role.describedPart)",
      cause: "reversed"
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
