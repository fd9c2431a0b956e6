import BinderyRuntime

/// The requests that wait for a reply, the oldest first.
final class PendingReplies<Message: Sendable>: Sendable {
  private let waits = Locked<[Wait]>([])
  /// The number of the last request.
  private let lastNumber = Locked(0)

  private struct Wait {
    /// The number of the request.
    let number: Int
    /// Takes a message if it is the reply: returns whether the request waits for it, or nil if it
    /// is another message.
    let take: @Sendable (Message, [UInt8]) -> Bool?
    /// Ends the wait, because the connection was lost.
    let lose: @Sendable () -> Void
    /// Forgets a request that doesn't wait anymore.
    var expiry: Task<Void, Never>?
  }

  deinit { removeAll { _ in true } }

  /// Returns the number of a new request, which no other has.
  func nextNumber() -> Int {
    lastNumber.withLock { number in
      number += 1
      return number
    }
  }

  /// Begins to wait for a reply.
  ///
  /// - Parameters:
  ///   - number: The number of the request.
  ///   - isCorrelated: Whether a message is correlated with the request; nil if any is.
  func wait<Reply: Sendable>(
    for reply: PendingReply<Reply>,
    to number: Int,
    _ isReply: @escaping @Sendable (Message) -> Reply?,
    _ isCorrelated: (@Sendable ([UInt8]) -> Bool)?
  ) {
    let wait = Wait(number: number) { message, bytes in
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
      forget(wait.number)
      return isAwaited
    }
    return false
  }

  /// Forgets a request after a time, so that its reply isn't that of a later request.
  func forget(_ number: Int, after time: Duration, _ clock: any Clock<Duration>) {
    waits.withLock { waits in
      guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
      waits[index].expiry = clock.timer(after: time) { [weak self] in self?.forget(number) }
    }
  }

  /// Ends the wait for a reply.
  func forget(_ number: Int) { removeAll { $0.number == number } }

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
