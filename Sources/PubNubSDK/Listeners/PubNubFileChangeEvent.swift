/// What became of a file.
public enum PubNubFileChangeEvent: Sendable {
  /// It can be downloaded now.
  case uploaded(PubNubFileEvent)
}
