/// A topic, a queue or the path of a WebSocket, with its messages.
public struct Channel: Hashable, Sendable {
  public var id: ID
  /// The key in the document.
  public var name: String
  /// The address; nil if it is known only at run time.
  public var address: [Piece]?
  /// The parameters of the address, in the order of the address.
  public var parameters: [Parameter] = []
  /// The query parameters and headers of the request that opens a connection.
  public var handshake: [HandshakeMember] = []
  /// The messages that the client receives.
  public var incoming: Direction?
  /// The messages that the client sends.
  public var outgoing: Direction?
  /// The operations in which the client sends a request on this channel and receives a reply.
  public var exchanges: [Exchange] = []
  /// The names of the servers that have the channel; empty if all have it.
  public var servers: [String] = []
  /// The HTTP methods of the requests whose responses are messages; empty if any may be.
  public var methods: Set<String> = []
  /// Whether an HTTP server sends the messages one after the other: in a response, such as
  /// server-sent events, or in those to consecutive requests.
  public var isStreamed = false
  /// The names of the security schemes of which operations on the channel require some.
  public var requiredSchemes: Set<String> = []
  public var documentation = Documentation()
  /// The policies of the channel itself; they override those of its server and the document.
  public var policies = ConnectionPolicies()
  public var origin: Origin

  public init(id: ID, name: String, address: [Piece]?, origin: Origin) {
    self.id = id
    self.name = name
    self.address = address
    self.origin = origin
  }

  /// Identifies a channel by its file and JSON pointer.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A part of an address: `lights/{id}` has two.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The key of a parameter.
    case parameter(String)
  }

  /// A parameter of the address.
  public struct Parameter: Hashable, Sendable {
    public var key: String
    public var type: Type
    /// The value if the caller passes none.
    public var defaultValue: Literal?
    public var documentation = Documentation()
    public var origin: Origin

    public init(key: String, type: Type, origin: Origin) {
      self.key = key
      self.type = type
      self.origin = origin
    }
  }

  /// The messages of one direction.
  public struct Direction: Hashable, Sendable {
    /// The union of the messages; its variants are the messages, in their order.
    public var event: Model.ID
    public var messages: [Message]

    public init(event: Model.ID, messages: [Message]) {
      self.event = event
      self.messages = messages
    }

    /// The types of the messages.
    public var types: [Type] { [.model(event)] }
  }

  /// An operation with a reply: its messages by name.
  public struct Exchange: Hashable, Sendable {
    /// The key of the operation in the document.
    public var operation: String
    public var requests: [String]
    public var replies: [String]
    /// The channel of the replies, which has the same address; nil if it is that of the requests.
    public var channel: ID?
    /// Where the payloads have the correlation identifier; nil if not all messages state it.
    public var correlation: Correlation?

    public init(operation: String, requests: [String], replies: [String]) {
      self.operation = operation
      self.requests = requests
      self.replies = replies
    }

    /// The locations of the correlation identifier.
    public struct Correlation: Hashable, Sendable {
      public var request: ConnectionPolicies.Location
      public var reply: ConnectionPolicies.Location

      public init(request: ConnectionPolicies.Location, reply: ConnectionPolicies.Location) {
        self.request = request
        self.reply = reply
      }
    }
  }

  /// A query parameter or header of the handshake, which is text, a number or a Boolean.
  public struct HandshakeMember: Hashable, Sendable {
    public var location: Location
    public var field: Field

    public enum Location: String, Hashable, Sendable { case query, header }

    public init(location: Location, field: Field) {
      self.location = location
      self.field = field
    }
  }

  /// The types of the parameters and of the handshake.
  public var openingTypes: [Type] { parameters.map(\.type) + handshake.map(\.field.type) }

  /// Whether clients connect the channel by a server.
  public func isConnected(by server: Server) -> Bool {
    if server.isWebSocket { return isAvailable(on: server) }
    return incoming != nil && isStreamed(by: server)
  }

  /// Whether a server sends the messages of the channel in the response to an HTTP request.
  public func isStreamed(by server: Server) -> Bool {
    isAvailable(on: server) && (methods.isEmpty || methods.contains("GET"))
      && (server.isEventStream || server.isHTTP && isStreamed)
  }

  private func isAvailable(on server: Server) -> Bool {
    servers.isEmpty || server.name.map(servers.contains) == true
  }

  /// The types of both directions.
  public var types: [Type] { (incoming?.types ?? []) + (outgoing?.types ?? []) }
}
