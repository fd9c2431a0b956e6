/// A recorded message of a channel.
public struct ContractFrame: Hashable, Sendable {
  let recording: String
  let entry: Int
  let place: Place
  /// None for a message that the spec doesn't have.
  let message: String?

  /// Where in an entry a message stands.
  enum Place: Hashable {
    case frame(Int)
    case body
    case element(Int, list: String)
  }

  /// The frame of a WebSocket; `entry` and `frame` count from 0.
  public init(_ recording: String, _ entry: Int, frame: Int, _ message: String?) {
    self.init(recording, entry, .frame(frame), message)
  }

  /// The body of an answer.
  public init(_ recording: String, _ entry: Int, _ message: String?) {
    self.init(recording, entry, .body, message)
  }

  /// An element of a list in an answer; `list` is the list's JSON pointer.
  public init(
    _ recording: String,
    _ entry: Int,
    element: Int,
    of list: String,
    _ message: String?
  ) {
    self.init(recording, entry, .element(element, list: list), message)
  }

  private init(_ recording: String, _ entry: Int, _ place: Place, _ message: String?) {
    self.recording = recording
    self.entry = entry
    self.place = place
    self.message = message
  }

  /// The place in the recordings: `lobby.har #0, frame 3`.
  var name: String { RecordedFrame.name(recording, entry, place) }
}
