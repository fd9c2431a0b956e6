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
  /// The readers of replies on other channels.
  private let replyReaders = Locked<[AnyHashable: ReplyReader]>([:])

  /// A reader of the replies on another channel.
  private struct ReplyReader {
    let receiver: any MessageReceiver
    let connection: any ChannelConnection
    let number: Task<Result<Int, RealtimeError>, Never>
  }

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
    for reader in replyReaders.withLock({ Array($0.values) }) {
      Task {
        if case .success(let number) = await reader.number.value {
          reader.connection.remove(number)
        }
      }
    }
    inbox.buffer.finish()
    inbox.gaps.finish()
  }

  /// The received messages, for one reader at a time; it continues after a lost connection.
  public var incoming: RealtimeMessages<ChannelType.Incoming> {
    RealtimeMessages(inbox.buffer, owner: self)
  }

  /// The positions in `incoming` at which messages are missing, or may be, for one reader at a
  /// time.
  ///
  /// They are found by the numbers of messages (`SequencePolicy`). Without numbers, each lost
  /// connection is a gap, unless the service sends what was missed (`ResumePolicy`). The last 1,024
  /// are kept until they are read.
  public var gaps: RealtimeMessages<MessageGap> { RealtimeMessages(inbox.gaps, owner: self) }

  /// Sends a message, and returns when it is written; waits for a connection if there is none.
  ///
  /// Throws the error that ended `incoming`, if the client gave up, and `cancelled` at once when
  /// the task is cancelled: the message isn't sent then, unless its writing had begun.
  public func send(_ message: ChannelType.Outgoing) async throws(RealtimeError) {
    try await send(message) {}
  }

  private func send(
    _ message: ChannelType.Outgoing,
    _ begin: @escaping @Sendable () -> Void
  ) async throws(RealtimeError) {
    if let failure = inbox.buffer.failure as? RealtimeError { throw failure }
    let bytes: [UInt8]
    do throws(JSONError) {
      bytes = try message.encoded()
    } catch {
      throw .unwritable(error)
    }
    let name = message.messageName
    // The number of the message among those of the subscriptions, once its writing has begun.
    let number = Locked<Int?>(nil)
    func settle(isSent: Bool) {
      if let number = number.withLock({ $0 }) { inbox.settle(number, isSent: isSent) }
    }
    do throws(RealtimeError) {
      try await connection.send(.text(String(decoding: bytes, as: UTF8.self))) { [inbox] in
        if let name { number.withLock { $0 = inbox.note(name, bytes) } }
        begin()
      }
    } catch {
      // A message whose writing has begun is sent, although the task is cancelled.
      settle(isSent: error == .cancelled)
      throw error
    }
    settle(isSent: true)
  }

  /// Sends a request, and returns the first message that is its reply.
  ///
  /// The reply isn't among the `incoming` messages. Throws `replyTimedOut` after the time limit of
  /// the options, `replyLost` when the connection is lost, and `cancelled` at once when the task is
  /// cancelled. A reply to a cancelled request that arrives within the time limit is among the
  /// `incoming` messages, and isn't the reply to a later request.
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
    try await reply(to: request, in: inbox.replies, correlation, isReply)
  }

  /// Sends a request, and returns the first message of another channel that is its reply.
  ///
  /// Readers of the other channel don't affect the reply, and receive it, too. Throws as for a
  /// reply on the channel of the request.
  ///
  /// - Parameters:
  ///   - replyChannel: A channel with the same address, which need not be connected.
  ///   - correlation: Where the request and its reply have the same value; nil if the service
  ///     answers requests in their order.
  ///   - isReply: Returns the reply if a message can be it.
  public func reply<ReplyChannel: MessageChannel, Reply: Sendable>(
    to request: ChannelType.Outgoing,
    on replyChannel: ReplyChannel,
    correlation: MessageCorrelation? = nil,
    _ isReply: @escaping @Sendable (ReplyChannel.Incoming) -> Reply?
  ) async throws(RealtimeError) -> Reply {
    let receiver = try await replyReceiver(of: replyChannel)
    return try await reply(to: request, in: receiver.replies, correlation, isReply)
  }

  private func reply<Message: Sendable, Reply: Sendable>(
    to request: ChannelType.Outgoing,
    in replies: PendingReplies<Message>,
    _ correlation: MessageCorrelation?,
    _ isReply: @escaping @Sendable (Message) -> Reply?
  ) async throws(RealtimeError) -> Reply {
    let condition = correlation?.condition(for: request)
    let pending = PendingReply<Reply>()
    let number = replies.nextNumber()
    do throws(RealtimeError) {
      try await send(request) { replies.wait(for: pending, to: number, isReply, condition) }
      return try await pending.value(within: options.timeout, options.clock)
    } catch {
      pending.finish(.failure(error))
      // Without a correlation, only the order distinguishes its reply from that of a later request.
      if error == .cancelled, condition == nil {
        replies.forget(number, after: options.timeout, options.clock)
      } else {
        replies.forget(number)
      }
      throw error
    }
  }

  /// Returns the receiver of the replies on a channel, which all requests share.
  ///
  /// It waits for no connection: the request does.
  private func replyReceiver<Channel: MessageChannel>(
    of channel: Channel
  ) async throws(RealtimeError) -> ReplyReceiver<Channel> {
    let (receiver, number) = replyReaders.withLock { readers in
      let key = AnyHashable(channel)
      if let reader = readers[key], let receiver = reader.receiver as? ReplyReceiver<Channel> {
        return (receiver, reader.number)
      }
      let receiver = ReplyReceiver<Channel>()
      let connection = connection.connection(for: channel)
      let number = Task { () -> Result<Int, RealtimeError> in
        do throws(RealtimeError) {
          return .success(try await connection.addReplies(receiver, of: channel))
        } catch {
          return .failure(error)
        }
      }
      readers[key] = ReplyReader(receiver: receiver, connection: connection, number: number)
      return (receiver, number)
    }
    do throws(RealtimeError) {
      _ = try await number.value.get()
    } catch {
      replyReaders.withLock { readers in
        let key = AnyHashable(channel)
        if readers[key]?.receiver === receiver { readers[key] = nil }
      }
      throw error
    }
    return receiver
  }
}
