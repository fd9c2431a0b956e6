import BinderyRuntime

/// The requests that wait for a reply, the oldest first.
final class PendingReplies<Message: Sendable>: Sendable {
  private let waits = Locked<[Wait]>([])

  private struct Wait {
    /// The identity of the pending reply, which `take` keeps.
    let id: ObjectIdentifier
    /// Takes a message if it is the reply: returns whether the request waits for it, or nil if it
    /// is another message.
    let take: @Sendable (Message, [UInt8]) -> Bool?
    /// Ends the wait, because the connection was lost.
    let lose: @Sendable () -> Void
    /// Forgets a request that doesn't wait anymore.
    var expiry: Task<Void, Never>?
  }

  deinit { removeAll { _ in true } }

  /// Begins to wait for a reply.
  ///
  /// - Parameter isCorrelated: Whether a message is correlated with the request; nil if any is.
  func wait<Reply: Sendable>(
    for reply: PendingReply<Reply>,
    _ isReply: @escaping @Sendable (Message) -> Reply?,
    _ isCorrelated: (@Sendable ([UInt8]) -> Bool)?
  ) {
    let wait = Wait(id: ObjectIdentifier(reply)) { message, bytes in
      guard let value = isReply(message), isCorrelated?(bytes) ?? true else { return nil }
      return reply.finish(.success(value))
    } lose: {
      reply.finish(.failure(.replyLost))
    }
    waits.withLock { $0.append(wait) }
  }

  /// Ends the oldest wait whose reply a message is; returns whether its request waits for it.
  func take(_ message: Message, _ bytes: [UInt8]) -> Bool {
    for wait in waits.withLock({ $0 }) {
      guard let isAwaited = wait.take(message, bytes) else { continue }
      forget(wait.id)
      return isAwaited
    }
    return false
  }

  /// Forgets a request after a time, so that its reply isn't that of a later request.
  func forget(_ id: ObjectIdentifier, after time: Duration, _ clock: any Clock<Duration>) {
    waits.withLock { waits in
      guard let index = waits.firstIndex(where: { $0.id == id }) else { return }
      waits[index].expiry = clock.timer(after: time) { [weak self] in self?.forget(id) }
    }
  }

  /// Ends the wait for a reply.
  func forget(_ id: ObjectIdentifier) { removeAll { $0.id == id } }

  /// Ends all waits, because the connection was lost.
  func lose() {
    for wait in removeAll(where: { _ in true }) { wait.lose() }
  }

  @discardableResult
  private func removeAll(where isRemoved: (Wait) -> Bool) -> [Wait] {
    let removed = waits.withLock { waits in
      defer { waits.removeAll(where: isRemoved) }
      return waits.filter(isRemoved)
    }
    for wait in removed { wait.expiry?.cancel() }
    return removed
  }
}
