import Specification

extension Diagnostic {
  /// Whether a document or a recording, or a part of one, wasn't read.
  var isUnread: Bool {
    severity == .error && ![.recordingMismatch, .unmatchedRecording, .undocumented].contains(code)
      || code == .unreadableFile
  }
}
