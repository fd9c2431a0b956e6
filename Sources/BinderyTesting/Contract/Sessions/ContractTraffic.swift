/// What a spec says of one way through a channel, and what was recorded of it.
public struct ContractTraffic: Hashable, Sendable {
  /// Which way messages go, as the client has it.
  public enum Way: String, Hashable, Sendable {
    /// What the service sends.
    case receive
    /// What the client sends.
    case send

    var participle: String { self == .send ? "sent" : "received" }
  }

  let way: Way
  let channel: String
  let messages: [String]
  let schemas: [String: String]
  let answers: [String: [String]]
  let exceptions: [String: String]
  let frames: [ContractFrame]

  /// `messages` are all that the spec has, with the names of their schemas under `$defs`;
  /// `answers` are those of which one of the other way comes before some, and `exceptions` the
  /// reasons why some have no recording.
  public init(
    _ way: Way,
    of channel: String,
    messages: KeyValuePairs<String, String?>,
    answers: [String: [String]] = [:],
    exceptions: [String: String] = [:],
    frames: [ContractFrame]
  ) {
    self.way = way
    self.channel = channel
    self.messages = messages.map(\.key)
    schemas = Dictionary(messages.map { ($0.key, $0.value) }) { first, _ in first }
      .compactMapValues(\.self)
    self.answers = answers
    self.exceptions = exceptions
    self.frames = frames
  }

  /// One of the messages, for a person: `connection ping received`.
  func subject(_ message: String?) -> String {
    "\(channel) \(message ?? "unknown message") \(way.participle)"
  }
}
