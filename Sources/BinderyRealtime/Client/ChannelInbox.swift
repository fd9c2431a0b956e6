import BinderyRuntime

/// The messages of a channel for one reader, and the replies that its requests wait for.
final class ChannelInbox<Channel: MessageChannel>: MessageReceiver {
  let buffer: EventBuffer<Channel.Incoming>
  private let state = Locked(State())

  private struct State {
    /// The waits for replies, the oldest first.
    var waits: [Wait] = []
  }

  private struct Wait {
    /// The identity of the pending reply.
    let id: ObjectIdentifier
    /// Takes a message if it is the reply.
    let take: @Sendable (Channel.Incoming, [UInt8]) -> Bool
    /// Ends the wait, because the connection was lost.
    let lose: @Sendable () -> Void
  }

  init(_ policy: BufferPolicy) { buffer = EventBuffer(policy) }

  var channelType: ObjectIdentifier { ObjectIdentifier(Channel.self) }

  var signatures: JSONSignatures { Channel.incomingSignatures }

  var messageNames: [String] { Channel.Incoming.messageNames }

  func read(_ bytes: [UInt8]) -> ReadMessage {
    do throws(UndecodableEvent) {
      let message = try Channel.Incoming(message: bytes)
      guard let name = message.messageName else { return .undescribed }
      return .described(name: name) { self.deliver(message, bytes) }
    } catch {
      return .undecodable(error)
    }
  }

  private func deliver(_ message: Channel.Incoming, _ bytes: [UInt8]) {
    let waits = state.withLock { $0.waits }
    guard let wait = waits.first(where: { $0.take(message, bytes) }) else {
      return buffer.send(message)
    }
    forget(wait.id)
  }

  func lose() {
    let waits = state.withLock { state in
      defer { state.waits = [] }
      return state.waits
    }
    for wait in waits { wait.lose() }
  }

  func end(_ error: RealtimeError) {
    lose()
    buffer.finish(throwing: error)
  }

  /// Begins to wait for a reply.
  ///
  /// - Parameter isCorrelated: Whether a message is correlated with the request; nil if any is.
  func wait<Reply: Sendable>(
    for reply: PendingReply<Reply>,
    _ isReply: @escaping @Sendable (Channel.Incoming) -> Reply?,
    _ isCorrelated: (@Sendable ([UInt8]) -> Bool)?
  ) {
    let wait = Wait(id: ObjectIdentifier(reply)) { message, bytes in
      guard let value = isReply(message), isCorrelated?(bytes) ?? true else { return false }
      return reply.finish(.success(value))
    } lose: {
      reply.finish(.failure(.replyLost))
    }
    state.withLock { $0.waits.append(wait) }
  }

  /// Ends the wait for a reply.
  func forget(_ id: ObjectIdentifier) {
    state.withLock { state in state.waits.removeAll { $0.id == id } }
  }
}
