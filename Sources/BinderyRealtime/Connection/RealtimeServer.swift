import BinderyRuntime

/// The URL of a server that sends events: `wss://ws.example.com/app`.
public struct RealtimeServer: Hashable, Sendable {
  /// The URL: scheme, host and path, without the query of a channel.
  public var url: String
  /// How clients connect to the server.
  public var transport: Transport
  /// The policies of this server, which take precedence over those of the client's options.
  public var policies: ChannelPolicies

  /// How clients connect to a server.
  public enum Transport: Hashable, Sendable {
    /// By a WebSocket (RFC 6455), which sends and receives messages.
    case webSocket
    /// By a `GET` request whose response has the messages: server-sent events
    /// (`text/event-stream`), or JSON texts.
    ///
    /// With the keep-alive policy `request`, by consecutive requests: long polls.
    ///
    /// It sends no messages.
    case httpStream
  }

  /// Creates a server that the document does not declare.
  public init(
    _ url: String,
    transport: Transport = .webSocket,
    policies: ChannelPolicies = ChannelPolicies()
  ) {
    self.url = url
    self.transport = transport
    self.policies = policies
  }

  /// Creates a server from a URL of the AsyncAPI document; generated code calls it.
  public init(
    documented url: StaticString,
    transport: Transport = .webSocket,
    policies: ChannelPolicies = ChannelPolicies()
  ) {
    self.init(url.description, transport: transport, policies: policies)
  }

  /// Creates a server from a URL template of the document and values for its variables:
  /// `wss://{region}.example.com`.
  public init(
    template: StaticString,
    _ variables: KeyValuePairs<StaticString, String>,
    transport: Transport = .webSocket,
    policies: ChannelPolicies = ChannelPolicies()
  ) {
    self.init(
      ServerURL.text(of: template, variables),
      transport: transport,
      policies: policies
    )
  }

  /// The protocol, such as `wss`, `mqtt` or `kafka`: the URL's scheme, in lower case.
  public var `protocol`: String? {
    url.firstRange(of: "://").map { url[..<$0.lowerBound].lowercased() }
  }
}
