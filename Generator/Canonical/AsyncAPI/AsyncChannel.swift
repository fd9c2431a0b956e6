import SourceDiagnostics

extension AsyncAPI {
  /// A topic, a queue or the path of a WebSocket, with its messages (Channel Object).
  public struct Channel {
    /// Identifies a channel of a document.
    public struct ID: Hashable, Sendable {
      public let number: Int

      public init(number: Int) { self.number = number }
    }

    public var id: ID
    public var location: SourceLocation
    /// The key under `components`, where the channel is one of them.
    public var componentName: String?
    public var title: String?
    public var summary: String?
    public var description: String?
    /// Nil if the address is known only at run time.
    public var address: Address?
    public var parameters: [Named<Parameter>] = []
    /// The messages, each list of messages replaced by its elements.
    public var messages: [Message.ID] = []
    /// The keys of the messages that have one, in the order of the document.
    public var messageKeys: [Named<Message.ID>] = []
    public var bindings = ProtocolBindings()
    public var tags: [String] = []
    /// The names of the servers that have the channel; empty if all servers have it.
    public var servers: [String] = []

    public init(id: ID, location: SourceLocation) {
      self.id = id
      self.location = location
    }
  }

  /// The address of a channel, with parameters as `{name}`.
  public struct Address {
    public var text: String
    public var mark: Mark
    public var pieces: [Template.Piece]

    public init(text: String, mark: Mark, pieces: [Template.Piece]) {
      self.text = text
      self.mark = mark
      self.pieces = pieces
    }
  }

  /// A part of a channel's address (Parameter Object).
  public struct Parameter {
    public var location: SourceLocation
    /// The key under `components` of the parameter that is referred to.
    public var referenceName: String?
    /// Whether the parameter is one of `components`.
    public var isShared = false
    public var description: String?
    /// The values of `enum`; nil if any text is valid.
    public var values: [String]?
    public var defaultValue: String?
    /// The schema of the value, for a value that is more than text.
    public var schema: SchemaID?

    public init(location: SourceLocation) { self.location = location }
  }
}
