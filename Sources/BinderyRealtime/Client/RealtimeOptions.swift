import BinderyRuntime

/// The settings of a realtime client: policies, time limits and the transport.
public struct RealtimeOptions: Sendable {
  /// When the client pings, gives up and connects again.
  public var policy: ConnectionPolicy
  /// The key of duplicate messages, of which only the first is delivered; nil to deliver all.
  public var dedupe: DedupePolicy?
  /// The numbers by which lost messages are found; nil if messages have none.
  public var sequence: SequencePolicy?
  /// How a new connection continues after the last message; nil if it begins with new messages.
  public var resume: ResumePolicy?
  /// The messages that are sent again on a new connection; nil if there are none.
  public var resubscription: ResubscriptionPolicy?
  /// The headers, subprotocols and limits of each WebSocket.
  public var webSocket: WebSocketOptions
  /// The limit of unread messages for each reader.
  ///
  /// By default, a reader with 8,192 unread messages ends with `EventBufferOverflow`, so that no
  /// message is lost without notice.
  public var buffer = BufferPolicy(bound: 8_192, overflow: .fail)
  /// The maximum time that a message waits for a connection, and that a request waits for its
  /// reply.
  public var timeout: Duration = .seconds(30)
  /// The credentials for the security schemes of the document, which are added to the request that
  /// opens a WebSocket.
  ///
  /// A service that refuses a token of a `TokenProvider` with 401 gets a new one.
  public var credentials: [Credential] = []
  /// Changes the request that opens a WebSocket, before each attempt: adds a signature, for
  /// example.
  public var prepare: (@Sendable (inout Request) async throws -> Void)?
  /// Opens the WebSockets.
  public var transport: any WebSocketTransport
  /// Performs the requests of servers whose messages arrive in HTTP responses.
  public var httpTransport: any HTTPTransport = .default
  /// The clock of all waits, which a test can replace.
  public var clock: any Clock<Duration> = TimerClock()
  /// The part of the jitter that is added to a wait, from 0 to 1.
  package var jitter: @Sendable () -> Double = { .random(in: 0...1) }
  /// Whether the policies of servers and channels apply; not in the replay of a recording, which
  /// has the messages of one connection.
  package var appliesPolicies = true

  /// The request that opens a WebSocket, or an HTTP stream.
  public struct Request: Hashable, Sendable {
    /// The URL with the address of the channel and the query.
    public var url: String
    /// The headers, subprotocols and limits.
    public var options: WebSocketOptions
    /// How the client connects.
    let transport: RealtimeServer.Transport

    /// Creates a request that opens a WebSocket.
    public init(url: String, options: WebSocketOptions = WebSocketOptions()) {
      self.init(url: url, options: options, transport: .webSocket)
    }

    init(url: String, options: WebSocketOptions, transport: RealtimeServer.Transport) {
      self.url = url
      self.options = options
      self.transport = transport
    }
  }

  /// Creates settings; by default the client connects again with growing delays of up to 30
  /// seconds, and pings a connection that is silent for 30 seconds.
  public init(
    policy: ConnectionPolicy = .standard,
    webSocket: WebSocketOptions = WebSocketOptions(),
    transport: any WebSocketTransport = .default,
    prepare: (@Sendable (inout Request) async throws -> Void)? = nil
  ) {
    self.policy = policy
    self.webSocket = webSocket
    self.transport = transport
    self.prepare = prepare
  }
}

extension RealtimeOptions {
  /// The options with the policies of a server or channel.
  func applying(_ policies: ChannelPolicies) -> RealtimeOptions {
    guard appliesPolicies else { return self }
    var options = self
    options.policy.keepAlive = policies.keepAlive ?? policy.keepAlive
    options.policy.closeCodes = policies.closeCodes ?? policy.closeCodes
    options.policy.errorCodes = policies.errorCodes ?? policy.errorCodes
    options.policy.backOff = policies.backOff ?? policy.backOff
    options.dedupe = policies.dedupe ?? dedupe
    options.sequence = policies.sequence ?? sequence
    options.resume = policies.resume ?? resume
    options.resubscription = policies.resubscription ?? resubscription
    options.buffer = policies.buffer ?? buffer
    return options
  }

  /// Whether a decision depends on the members of received messages.
  var readsMessages: Bool { dedupe != nil || sequence != nil || resume != nil }
}

extension ConnectionPolicy {
  /// The policy for a service that declares none: ping frames after 30 seconds of silence, and
  /// delays of 1 to 30 seconds, or of a longer `Retry-After` in seconds or `retry:` of an event
  /// stream, with up to 1 second of jitter, before attempts to reconnect.
  ///
  /// A service that closes with 1002, 1003, 1007, 1008, 1009 or 1010 would do so again (RFC 6455
  /// §7.4.1), so that the client stops; so it does when a service refuses the request with a status
  /// of 400 to 499 other than 408 (Request Timeout) and 429 (Too Many Requests).
  public static let standard = ConnectionPolicy(
    keepAlive: KeepAlivePolicy(
      sender: .client,
      kind: .frame,
      activityTimeout: .seconds(30),
      pongTimeout: .seconds(10)
    ),
    closeCodes: [
      .codes(1_002...1_003, .stop), .codes(1_007...1_010, .stop), .code(408, .backOff),
      .code(429, .backOff), .codes(400...499, .stop),
    ],
    backOff: BackOffPolicy(
      .exponential(factor: 2),
      initialDelay: .seconds(1),
      maxDelay: .seconds(30),
      jitter: .seconds(1)
    )
  )
}
