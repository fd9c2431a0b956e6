/// A change of a file.
public enum PubNubFileChangeEvent: Sendable {
  /// A file was uploaded and can be downloaded.
  case uploaded(PubNubFileEvent)
}
