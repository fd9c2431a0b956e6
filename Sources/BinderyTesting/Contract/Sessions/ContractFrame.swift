import BinderyRuntime

/// A recorded message of a channel.
public struct ContractFrame: Hashable, Sendable {
  let recording: String
  let entry: Int
  let location: Location
  /// The name of the message in the spec; nil if the spec doesn't have it.
  let message: String?

  /// The location of a message in an entry.
  enum Location: Hashable {
    case frame(Int)
    case body
    case element(Int, list: String)
  }

  /// Creates a frame of a WebSocket; `entry` and `frame` count from 0.
  public init(_ recording: String, _ entry: Int, frame: Int, _ message: String?) {
    self.init(recording, entry, .frame(frame), message)
  }

  /// Creates a message that is the body of a response.
  public init(_ recording: String, _ entry: Int, _ message: String?) {
    self.init(recording, entry, .body, message)
  }

  /// Creates a message that is a list element in a response; `list` is the list's JSON pointer.
  public init(
    _ recording: String,
    _ entry: Int,
    element: Int,
    of list: String,
    _ message: String?
  ) {
    self.init(recording, entry, .element(element, list: list), message)
  }

  private init(_ recording: String, _ entry: Int, _ location: Location, _ message: String?) {
    self.recording = recording
    self.entry = entry
    self.location = location
    self.message = message
  }

  /// The location in the recordings: `lobby.har #0, frame 3`.
  var name: String { RecordedFrame.name(recording, entry, location) }
}

extension ContractFrame.Location {
  /// Returns the part of an entry with the value at a path of the message; nil is all of it.
  func part(_ path: String? = nil) -> EntryPart {
    switch self {
    case .frame(let position): return .frame(position, path: path)
    case .body: return .responseBody(path: path)
    case .element(let position, let list):
      let keys = list.split(separator: "/").map { step in
        JSONPath.Step.key(String(step).replacing("~1", with: "/").replacing("~0", with: "~"))
      }
      let element = JSONPath(keys + [.index(position)]).description
      return .responseBody(path: element + String((path ?? "$").dropFirst()))
    }
  }
}
