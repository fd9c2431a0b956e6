import BinderyRuntime

/// The requests that wait for a reply, the oldest first.
final class PendingReplies<Message: Sendable>: Sendable {
  private let waits = Locked<[Wait]>([])

  private struct Wait {
    /// The identity of the pending reply.
    let id: ObjectIdentifier
    /// Takes a message if it is the reply.
    let take: @Sendable (Message, [UInt8]) -> Bool
    /// Ends the wait, because the connection was lost.
    let lose: @Sendable () -> Void
  }

  /// Begins to wait for a reply.
  ///
  /// - Parameter isCorrelated: Whether a message is correlated with the request; nil if any is.
  func wait<Reply: Sendable>(
    for reply: PendingReply<Reply>,
    _ isReply: @escaping @Sendable (Message) -> Reply?,
    _ isCorrelated: (@Sendable ([UInt8]) -> Bool)?
  ) {
    let wait = Wait(id: ObjectIdentifier(reply)) { message, bytes in
      guard let value = isReply(message), isCorrelated?(bytes) ?? true else { return false }
      return reply.finish(.success(value))
    } lose: {
      reply.finish(.failure(.replyLost))
    }
    waits.withLock { $0.append(wait) }
  }

  /// Ends the oldest wait whose reply a message is; returns whether there is one.
  func take(_ message: Message, _ bytes: [UInt8]) -> Bool {
    let all = waits.withLock { $0 }
    guard let wait = all.first(where: { $0.take(message, bytes) }) else { return false }
    forget(wait.id)
    return true
  }

  /// Ends the wait for a reply.
  func forget(_ id: ObjectIdentifier) { waits.withLock { $0.removeAll { $0.id == id } } }

  /// Ends all waits, because the connection was lost.
  func lose() {
    let all = waits.withLock { waits in
      defer { waits = [] }
      return waits
    }
    for wait in all { wait.lose() }
  }
}
