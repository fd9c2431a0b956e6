import Canonical
import Shape
import SourceDiagnostics

/// Adds the operations and the names of messages to recorded entries that state none.
struct SubjectResolver {
  private let matcher: OperationMatcher
  private let messages: MessageMatcher
  private let reports: RecordingDiagnostics

  init(
    _ matcher: OperationMatcher,
    _ messages: MessageMatcher,
    _ reports: RecordingDiagnostics
  ) {
    self.matcher = matcher
    self.messages = messages
    self.reports = reports
  }

  /// The annotated entries, and those of which the operation is known.
  ///
  /// A request to the service without an operation, or with several, is reported; a request to
  /// another server, or for a part of a page, is omitted.
  func resolved(_ recordings: [Recording]) -> [Recording] {
    let files = Dictionary(grouping: recordings.filter { !$0.isAnnotated }, by: \.file)
    let hosts = files.mapValues(matcher.hosts)
    return recordings.compactMap { recording in
      recording.isAnnotated ? recording : resolved(recording, hosts[recording.file] ?? [])
    }
  }

  private func resolved(_ recording: Recording, _ hosts: Set<String>) -> Recording? {
    if recording.isSession { return messages.named(recording) }
    switch matcher.match(recording, hosts: hosts) {
    case .operation(let operation):
      var recording = recording
      recording.subject = .operation(operation.id.rawValue)
      return recording
    case .ambiguous(let operations):
      reports.reportAmbiguous(recording, operations)
    case .undocumented:
      reports.reportUndocumented(recording)
    case .unrelated: break
    }
    return nil
  }
}
