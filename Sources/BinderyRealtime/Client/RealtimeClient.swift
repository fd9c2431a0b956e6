import BinderyRuntime

/// Connects the channels of a server, each address by one WebSocket or HTTP stream.
///
///     let client = RealtimeClient(server: CornerShop.production)
///     let orders = try await client.channel(OrdersChannel(store: "7"))
///
/// Channels with the same address, query and headers share a connection, which is closed when the
/// last of them is released.
public final class RealtimeClient: Sendable {
  /// The server.
  public let server: RealtimeServer
  /// The settings.
  public let options: RealtimeOptions
  private let reports: ClientReports
  private let connections: any ChannelConnections

  /// Creates a client without a connection.
  public convenience init(
    server: RealtimeServer,
    options: RealtimeOptions = RealtimeOptions()
  ) {
    let reports = ClientReports()
    self.init(server, options, reports, SocketConnections(server, reports))
  }

  init(
    _ server: RealtimeServer,
    _ options: RealtimeOptions,
    _ reports: ClientReports,
    _ connections: any ChannelConnections
  ) {
    self.server = server
    self.options = options
    self.reports = reports
    self.connections = connections
  }

  /// Connects a channel, and returns when there is a connection; throws if the first attempt fails.
  ///
  /// After that, the client connects again when the connection is lost.
  ///
  /// - Parameter policies: The policies of the channel, which take precedence over those of the
  ///   server, and these over the options; nil for those of the document. Of channels that share a
  ///   WebSocket, those of the first decide on the connection.
  public func channel<Channel: MessageChannel>(
    _ channel: Channel,
    policies: ChannelPolicies? = nil
  ) async throws(RealtimeError) -> RealtimeChannel<Channel> {
    let options = options.applying(server.policies).applying(policies ?? Channel.policies)
    let connection = connections.connection(for: channel, options)
    return try await RealtimeChannel(channel, on: connection, options)
  }

  /// The state of the connection: the present one first, then each change.
  ///
  /// With several connections, it has the changes of all.
  public var states: RealtimeStates { reports.states.states }

  /// Why the connection was lost, or the last attempt failed; nil while there is a connection, and
  /// after `disconnect()`.
  ///
  /// With several connections, it is that of the one that changed last.
  public var lastError: WebSocketError? { reports.states.lastError }

  /// The received messages that no channel in use describes, or that don't match their schemas, for
  /// one reader at a time.
  ///
  /// The last 256 are kept until they are read; `unhandledCount` counts all.
  public var unhandled: RealtimeMessages<UnhandledMessage> {
    RealtimeMessages(reports.unhandled, owner: nil)
  }

  /// The number of received messages that no channel received.
  public var unhandledCount: Int { reports.unhandledCount }

  /// Closes all connections, when an app enters the background, for example.
  ///
  /// Returns when they have ended, or the task is cancelled. The channels are connected again by
  /// `connect()`, or when one sends a message.
  public func disconnect() async { await connections.disconnect() }

  /// Connects the channels in use again after `disconnect()`; `states` reports the result.
  public func connect() async { await connections.connect() }

  /// Checks all connections at once, when the network has changed, for example.
  ///
  /// An open WebSocket is pinged, and lost without an answer in time; the next attempt to connect
  /// doesn't wait. HTTP streams have no pings.
  public func checkConnections() async { await connections.check() }
}

extension RealtimeOptions.Request {
  /// Returns the URL of a channel of a server without a path.
  package static func url(of channel: some ConnectableChannel) -> String {
    Self(channel, on: RealtimeServer("wss://server"), WebSocketOptions()).url
  }

  /// Returns the path and query of a channel.
  static func path(of channel: some ConnectableChannel) -> String {
    Self(channel, on: RealtimeServer(""), WebSocketOptions()).url
  }

  /// Creates the request for a channel: the server's URL with its address and query.
  init(
    _ channel: some ConnectableChannel,
    on server: RealtimeServer,
    _ options: WebSocketOptions
  ) {
    let values = channel.parameters.map { PercentEncoding.unreserved.encode($0) }
    let address = type(of: channel).template.text(values)
    let handshake = channel.handshake
    let parts = server.url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var url = String(parts[0])
    if address != "/", !address.isEmpty {
      while url.hasSuffix("/") { url.removeLast() }
      url += (address.hasPrefix("/") ? "" : "/") + address
    }
    let queries = parts.dropFirst().map(String.init) + [handshake.queryText]
    for query in queries where !query.isEmpty { url += (url.contains("?") ? "&" : "?") + query }
    var options = options
    for header in handshake.headers { options.headers.append(header.name, header.value) }
    self.init(url: url, options: options, transport: server.transport)
  }
}
