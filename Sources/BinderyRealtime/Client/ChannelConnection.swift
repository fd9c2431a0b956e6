import BinderyRuntime

/// A connection of channels: a WebSocket, or that of a fake.
protocol ChannelConnection: Sendable {
  /// Adds a reader of a channel, and returns its number when there is a connection.
  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int

  /// Adds a receiver of the replies on a channel, and returns its number; waits for no connection.
  func addReplies(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int

  /// Removes a reader, or a receiver of replies.
  func remove(_ number: Int)

  /// Returns the connection of a further channel with the same address.
  func connection(for channel: some MessageChannel) -> any ChannelConnection

  /// Sends a message.
  ///
  /// - Parameter begin: Called immediately before the message is written, in the order of messages.
  func send(
    _ message: WebSocketMessage,
    _ begin: @escaping @Sendable () -> Void
  ) async throws(RealtimeError)
}

extension ChannelConnection {
  func connection(for channel: some MessageChannel) -> any ChannelConnection { self }
}

/// The connections of a client.
protocol ChannelConnections: Sendable {
  /// Returns the connection of a channel, which others may use, too.
  func connection<Channel: MessageChannel>(
    for channel: Channel,
    _ options: RealtimeOptions
  ) -> any ChannelConnection

  /// Connects the channels in use again after `disconnect()`.
  func connect() async

  /// Checks all connections at once.
  func check() async

  /// Closes all connections.
  func disconnect() async
}
