/// A base URL of the service, with its variables.
public struct Server: Hashable, Sendable {
  /// The URL as in documents: `https://{region}.example.com`.
  public var template: String
  /// The URL with every variable at its default.
  public var defaultURL: String
  /// Whether the URL differs from `/`, which means the server that has the document.
  public var isSpecific: Bool
  /// The variables that the URL contains.
  public var variables: [Variable] = []
  /// The name in the document.
  public var name: String?
  /// The protocol, such as `wss` or `mqtt`; nil for HTTP requests.
  public var `protocol`: String?
  /// The names of the security schemes of which connections to the server require some.
  public var requiredSchemes: Set<String> = []
  public var documentation = Documentation()
  /// The policies of connections to the server; they override those of the whole document.
  public var policies = ConnectionPolicies()

  public init(template: String, defaultURL: String, isSpecific: Bool) {
    self.template = template
    self.defaultURL = defaultURL
    self.isSpecific = isSpecific
  }

  /// Whether the URL is absolute, so that it needn't be resolved against the document's.
  public var isAbsolute: Bool {
    let text = defaultURL.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// Whether clients connect by WebSocket.
  public var isWebSocket: Bool { ["ws", "wss"].contains(self.protocol?.lowercased()) }

  /// Whether the protocol is HTTP.
  public var isHTTP: Bool { ["http", "https"].contains(self.protocol?.lowercased()) }

  /// Whether the server sends server-sent events, by the name that documents use for this protocol.
  public var isEventStream: Bool { self.protocol?.lowercased() == "sse" }

  /// Whether clients of these channels connect to the server.
  public func connects(_ channels: [Channel]) -> Bool {
    isWebSocket || channels.contains { $0.isConnected(by: self) }
  }

  /// Whether the server is a message broker, by its protocol as AsyncAPI's bindings name it.
  public var isBroker: Bool {
    self.protocol.map { Self.brokers.contains($0.lowercased()) } ?? false
  }

  private static let brokers: Set<String> = [
    "amqp", "amqp1", "amqps", "anypointmq", "googlepubsub", "ibmmq", "ibmmq-secure", "jms",
    "kafka", "kafka-secure", "mercure", "mqtt", "mqtt5", "mqtts", "nats", "pulsar", "redis",
    "rediss", "secure-mqtt", "sns", "solace", "sqs", "stomp", "stomps",
  ]

  /// A part of the URL that the caller can choose.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var defaultValue: String
    /// The values of `enum`; empty if any text is valid.
    public var values: [String]
    public var documentation: Documentation

    public init(
      name: String,
      defaultValue: String,
      values: [String] = [],
      documentation: Documentation = Documentation()
    ) {
      self.name = name
      self.defaultValue = defaultValue
      self.values = values
      self.documentation = documentation
    }

    /// Whether any text is valid.
    public var isOpen: Bool { !values.contains(defaultValue) }
  }
}
