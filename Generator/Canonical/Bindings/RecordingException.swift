import SourceDiagnostics

/// A documented element that needs no recording, or a recorded session that isn't replayed.
public struct RecordingException: Sendable {
  /// The exempted element.
  public enum Subject: Hashable, Sendable {
    /// A status of an operation, spelled as in the description: `404`, `4XX` or `default`.
    case status(String, of: String)
    case webhook(String)
    case callback(String, of: String)
    /// A message of a channel, in one direction or both.
    case message(String, of: String, Recording.Frame.Direction?)
    /// The recorded sessions of a client, by the index of the first session's entry.
    case session(Int, of: String)
  }

  public var subject: Subject
  public var because: String
  public var mark: Mark

  public init(subject: Subject, because: String, mark: Mark) {
    self.subject = subject
    self.because = because
    self.mark = mark
  }
}
