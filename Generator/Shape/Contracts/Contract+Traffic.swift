extension Contract {
  /// The described and recorded messages of a channel in one direction.
  public struct Traffic: Hashable, Sendable {
    public var channel: Channel.ID
    public var direction: Direction
    public var messages: [ExpectedMessage]
    public var frames: [Frame]

    public init(
      channel: Channel.ID,
      direction: Direction,
      messages: [ExpectedMessage],
      frames: [Frame] = []
    ) {
      self.channel = channel
      self.direction = direction
      self.messages = messages
      self.frames = frames
    }
  }

  /// The direction of messages from the client's point of view.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case receive, send
  }

  /// A described message, which needs a recording or a reason for its absence.
  public struct ExpectedMessage: Hashable, Sendable {
    public var name: String
    /// The key under `$defs` of the schema of the message; nil for any JSON.
    public var schema: String?
    /// The messages of the other direction of which one precedes this one; empty if none has to.
    public var requests: [String]
    public var exception: String?
    /// Whether the message is a plain text.
    public var isText: Bool

    public init(
      name: String,
      isText: Bool = false,
      schema: String? = nil,
      requests: [String] = [],
      exception: String? = nil
    ) {
      self.name = name
      self.isText = isText
      self.schema = schema
      self.requests = requests
      self.exception = exception
    }
  }

  /// A recorded message.
  public struct Frame: Hashable, Sendable {
    public var entry: Entry
    public var location: Location
    /// The name in the document; nil if the document doesn't describe the message.
    public var message: String?

    public init(entry: Entry, location: Location, message: String?) {
      self.entry = entry
      self.location = location
      self.message = message
    }

    /// The location of the message in its entry.
    public enum Location: Hashable, Sendable {
      /// The index among the messages of a WebSocket.
      case frame(Int)
      /// The body of the response.
      case body
      /// The index in an array of the body, and the JSON pointer of the array.
      case element(Int, list: String)
    }
  }
}
