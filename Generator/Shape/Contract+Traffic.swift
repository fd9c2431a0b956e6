extension Contract {
  /// What a document says of one way through a channel, and what was recorded of it.
  public struct Traffic: Hashable, Sendable {
    public var channel: Channel.ID
    public var way: Way
    public var messages: [Expected]
    public var frames: [Frame]

    public init(channel: Channel.ID, way: Way, messages: [Expected], frames: [Frame] = []) {
      self.channel = channel
      self.way = way
      self.messages = messages
      self.frames = frames
    }
  }

  /// Which way messages travel, seen from us.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    case receive, send
  }

  /// A message that wants a recording, or a reason why there is none.
  public struct Expected: Hashable, Sendable {
    public var name: String
    /// The key under `$defs` of the schema that it satisfies; none where any JSON may come.
    public var schema: String?
    /// The messages of the other way of which one comes before it; none where it comes unasked.
    public var answers: [String]
    public var exception: String?

    public init(
      name: String,
      schema: String? = nil,
      answers: [String] = [],
      exception: String? = nil
    ) {
      self.name = name
      self.schema = schema
      self.answers = answers
      self.exception = exception
    }
  }

  /// A recorded message.
  public struct Frame: Hashable, Sendable {
    public var entry: Entry
    public var place: Place
    /// Its name in the document; none for a message that the document doesn't have.
    public var message: String?

    public init(entry: Entry, place: Place, message: String?) {
      self.entry = entry
      self.place = place
      self.message = message
    }

    /// Where in the entry it stands.
    public enum Place: Hashable, Sendable {
      /// The position among the messages of a WebSocket.
      case frame(Int)
      /// The body of the answer.
      case body
      /// The position in a list of the body's, and the JSON pointer of the list.
      case element(Int, list: String)
    }
  }
}
