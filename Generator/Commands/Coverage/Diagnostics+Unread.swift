import Specification

extension Diagnostics {
  /// Reports what wasn't read of documents and recordings; their findings are those of the check.
  func reportUnread(of found: Diagnostics, _ severities: Severities) {
    report(found) { diagnostic in
      severities.adjusted(diagnostic).flatMap { $0.isUnread ? $0 : nil }
    }
  }
}

extension Diagnostic {
  /// Whether a document or a recording, or a part of one, wasn't read.
  fileprivate var isUnread: Bool {
    severity == .error && ![.recordingMismatch, .unmatchedRecording, .undocumented].contains(code)
      || code == .unreadableFile
  }
}
