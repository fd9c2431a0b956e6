import BinderyRuntime

/// A channel in use: its received messages, and the messages to send.
///
///     for try await order in orders.incoming { print(order) }
///
/// When the last reader of a connection is released, the connection is closed.
public final class RealtimeChannel<Channel: MessageChannel>: Sendable {
  /// The channel with its parameters.
  public let channel: Channel
  private let connection: RealtimeConnection
  private let inbox: ChannelInbox<Channel>
  private let number: Int
  private let options: RealtimeOptions

  init(
    _ channel: Channel,
    on connection: RealtimeConnection,
    _ options: RealtimeOptions
  ) async throws(RealtimeError) {
    let inbox = ChannelInbox<Channel>(options.buffer)
    self.channel = channel
    self.connection = connection
    self.inbox = inbox
    self.options = options
    number = try await connection.add(inbox, of: channel)
  }

  deinit {
    connection.remove(number)
    inbox.buffer.finish()
  }

  /// The received messages, for one reader at a time; it continues after a lost connection.
  public var incoming: RealtimeMessages<Channel.Incoming> {
    RealtimeMessages(inbox.buffer, owner: self)
  }

  /// Sends a message, and returns when it is written; waits for a connection if there is none.
  public func send(_ message: Channel.Outgoing) async throws(RealtimeError) {
    let bytes: [UInt8]
    do throws(JSONError) {
      bytes = try message.encoded()
    } catch {
      throw .unwritable(error)
    }
    try await connection.send(.text(String(decoding: bytes, as: UTF8.self)))
  }

  /// Sends a request, and returns the first message that is its reply.
  ///
  /// The reply isn't among the `incoming` messages. Throws `replyTimedOut` after the time limit of
  /// the options, and `replyLost` when the connection is lost.
  ///
  /// - Parameter isReply: Returns the reply if a message is the one, by its correlation identifier
  ///   for example.
  public func reply<Reply: Sendable>(
    to request: Channel.Outgoing,
    _ isReply: @escaping @Sendable (Channel.Incoming) -> Reply?
  ) async throws(RealtimeError) -> Reply {
    let wait = inbox.awaitReply(isReply)
    defer { inbox.forget(wait.number) }
    try await send(request)
    return try await wait.value(within: options.timeout, options.clock)
  }
}
