/// The messages of a channel in one direction, in the spec and in the recordings.
public struct ContractTraffic: Hashable, Sendable {
  /// The direction of messages, from the client's point of view.
  public enum Direction: String, Hashable, Sendable {
    /// The service sends the messages.
    case receive
    /// The client sends the messages.
    case send

    var participle: String { self == .send ? "sent" : "received" }
  }

  let direction: Direction
  let channel: String
  let messages: [String]
  let schemas: [String: String]
  let replies: [String: [String]]
  let exceptions: [String: String]
  let frames: [ContractFrame]

  /// Creates the traffic; `messages` lists all messages of the spec with the names of their schemas
  /// under `$defs`.
  ///
  /// `replies` maps a reply to the messages of which at least one must precede it in the other
  /// direction. `exceptions` has the reasons why some messages have no recording.
  public init(
    _ direction: Direction,
    of channel: String,
    messages: KeyValuePairs<String, String?>,
    replies: [String: [String]] = [:],
    exceptions: [String: String] = [:],
    frames: [ContractFrame]
  ) {
    self.direction = direction
    self.channel = channel
    self.messages = messages.map(\.key)
    schemas = Dictionary(messages.map { ($0.key, $0.value) }) { first, _ in first }
      .compactMapValues(\.self)
    self.replies = replies
    self.exceptions = exceptions
    self.frames = frames
  }

  /// The name of a message in reports: `connection ping received`.
  func subject(_ message: String?) -> String {
    "\(channel) \(message ?? "unknown message") \(direction.participle)"
  }
}
