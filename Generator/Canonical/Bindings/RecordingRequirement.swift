/// A kind of described parts of which each needs a recording or an exception.
public enum RecordingRequirement: String, Hashable, Sendable, CaseIterable {
  /// Each operation, with any status.
  case operations
  /// Each status, webhook and callback.
  case statuses
  /// Each message of each channel.
  case messages
}
