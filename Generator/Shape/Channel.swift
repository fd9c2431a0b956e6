/// Something that messages travel through: a topic, a queue, the path of a WebSocket.
public struct Channel: Hashable, Sendable {
  public var id: ID
  /// The author's word for it.
  public var name: String
  /// Nothing where it is known only while it is running.
  public var address: [Piece]?
  /// The parts of the address that its user chooses, in the order of the address.
  public var parameters: [Parameter]
  /// What is said beside the address when a connection is opened.
  public var handshake: [HandshakeMember]
  /// What comes to us.
  public var incoming: Direction?
  /// What we send.
  public var outgoing: Direction?
  /// The names of the servers that have it; none where all do.
  public var servers: [String]
  public var documentation: Documentation
  /// What is said of this channel itself, which counts before its server's and the document's.
  public var policies: ConnectionPolicies
  public var origin: Origin

  public init(
    id: ID,
    name: String,
    address: [Piece]?,
    parameters: [Parameter] = [],
    handshake: [HandshakeMember] = [],
    incoming: Direction? = nil,
    outgoing: Direction? = nil,
    servers: [String] = [],
    documentation: Documentation = Documentation(),
    policies: ConnectionPolicies = ConnectionPolicies(),
    origin: Origin
  ) {
    self.id = id
    self.name = name
    self.address = address
    self.parameters = parameters
    self.handshake = handshake
    self.incoming = incoming
    self.outgoing = outgoing
    self.servers = servers
    self.documentation = documentation
    self.policies = policies
    self.origin = origin
  }

  /// Tells channels apart: the file and JSON pointer of the channel.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A part of an address: `lights/{id}` is two.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The key of a parameter.
    case parameter(String)
  }

  /// A part of the address that its user chooses.
  public struct Parameter: Hashable, Sendable {
    public var key: String
    public var type: Type
    /// The value where its user chooses none.
    public var defaultValue: Literal?
    public var documentation: Documentation
    public var origin: Origin

    public init(
      key: String,
      type: Type,
      defaultValue: Literal? = nil,
      documentation: Documentation = Documentation(),
      origin: Origin
    ) {
      self.key = key
      self.type = type
      self.defaultValue = defaultValue
      self.documentation = documentation
      self.origin = origin
    }
  }

  /// What travels one way.
  public struct Direction: Hashable, Sendable {
    /// The choice of messages; its variants are the messages, in their order.
    public var event: Model.ID
    public var messages: [Message]

    public init(event: Model.ID, messages: [Message]) {
      self.event = event
      self.messages = messages
    }

    /// Whatever it speaks of.
    public var types: [Type] { [.model(event)] }
  }

  /// A part of what is said when a connection is opened: text, a number or a truth value.
  public struct HandshakeMember: Hashable, Sendable {
    public var place: Place
    public var field: Field

    public enum Place: String, Hashable, Sendable { case query, header }

    public init(place: Place, field: Field) {
      self.place = place
      self.field = field
    }
  }

  /// What its user chooses to open it.
  public var openingTypes: [Type] { parameters.map(\.type) + handshake.map(\.field.type) }

  /// Both directions.
  public var types: [Type] { (incoming?.types ?? []) + (outgoing?.types ?? []) }
}
