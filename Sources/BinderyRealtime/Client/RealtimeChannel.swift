import BinderyRuntime

/// A channel in use: its received messages, and the messages to send.
///
///     for try await order in orders.incoming { print(order) }
///
/// When the last reader of a connection is released, the connection is closed.
public final class RealtimeChannel<ChannelType: MessageChannel>: Sendable {
  /// The channel with its parameters.
  public let channel: ChannelType
  private let connection: any ChannelConnection
  private let inbox: ChannelInbox<ChannelType>
  private let number: Int
  private let options: RealtimeOptions

  init(
    _ channel: ChannelType,
    on connection: any ChannelConnection,
    _ options: RealtimeOptions
  ) async throws(RealtimeError) {
    let inbox = ChannelInbox<ChannelType>(options)
    self.channel = channel
    self.connection = connection
    self.inbox = inbox
    self.options = options
    number = try await connection.add(inbox, of: channel)
  }

  deinit {
    connection.remove(number)
    inbox.buffer.finish()
    inbox.gaps.finish()
  }

  /// The received messages, for one reader at a time; it continues after a lost connection.
  public var incoming: RealtimeMessages<ChannelType.Incoming> {
    RealtimeMessages(inbox.buffer, owner: self)
  }

  /// The places in `incoming` at which messages are missing, or may be, for one reader at a time.
  ///
  /// They are found by the numbers of messages (`SequencePolicy`). Without numbers, each lost
  /// connection is a gap, unless the service sends what was missed (`ResumePolicy`). The last 1,024
  /// are kept until they are read.
  public var gaps: RealtimeMessages<MessageGap> { RealtimeMessages(inbox.gaps, owner: self) }

  /// Sends a message, and returns when it is written; waits for a connection if there is none.
  ///
  /// Throws the error that ended `incoming`, if the client gave up.
  public func send(_ message: ChannelType.Outgoing) async throws(RealtimeError) {
    try await send(message) {}
  }

  private func send(
    _ message: ChannelType.Outgoing,
    _ begin: @Sendable () -> Void
  ) async throws(RealtimeError) {
    if let failure = inbox.buffer.failure as? RealtimeError { throw failure }
    let bytes: [UInt8]
    do throws(JSONError) {
      bytes = try message.encoded()
    } catch {
      throw .unwritable(error)
    }
    let name = message.messageName
    do throws(RealtimeError) {
      try await connection.send(.text(String(decoding: bytes, as: UTF8.self))) { [inbox] in
        if let name { inbox.note(name, bytes) }
        begin()
      }
    } catch {
      if let name { inbox.forget(name, bytes) }
      throw error
    }
  }

  /// Sends a request, and returns the first message that is its reply.
  ///
  /// The reply isn't among the `incoming` messages. Throws `replyTimedOut` after the time limit of
  /// the options, and `replyLost` when the connection is lost.
  ///
  /// - Parameters:
  ///   - correlation: Where the request and its reply have the same value; nil if the service
  ///     answers requests in their order.
  ///   - isReply: Returns the reply if a message can be it.
  public func reply<Reply: Sendable>(
    to request: ChannelType.Outgoing,
    correlation: MessageCorrelation? = nil,
    _ isReply: @escaping @Sendable (ChannelType.Incoming) -> Reply?
  ) async throws(RealtimeError) -> Reply {
    let condition = correlation?.condition(for: request)
    let pending = PendingReply<Reply>()
    defer { inbox.forget(ObjectIdentifier(pending)) }
    try await send(request) { [inbox] in inbox.wait(for: pending, isReply, condition) }
    return try await pending.value(within: options.timeout, options.clock)
  }
}
