import Foundation

/// A queue of received messages between the connection and one reader, in batches.
///
/// Sendable because `lock` guards all mutable state.
final class WebSocketInbox: @unchecked Sendable {
  typealias Batch = Result<WebSocketBatch?, WebSocketError>

  private let policy: WebSocketInboxPolicy
  private let lock = NSLock()
  private var waiting = WebSocketBacklog()
  private var dropped = 0
  private var reader = ReaderSlot<CheckedContinuation<Batch, Never>>()
  private var end: Batch?

  init(_ policy: WebSocketInboxPolicy) { self.policy = policy }

  var droppedCount: Int { lock.withLock { dropped } }

  /// Whether more messages may be received.
  var acceptsMore: Bool { lock.withLock { hasSpace } }

  /// Whether a reader waits for the next messages.
  var hasReader: Bool { lock.withLock { reader.isTaken } }

  /// Adds messages; returns whether more may be received.
  func add(_ batch: WebSocketBatch) -> Bool {
    guard !batch.isEmpty else { return true }
    let (reader, acceptsMore) = lock.withLock { () -> (CheckedContinuation<Batch, Never>?, Bool) in
      guard end == nil else { return (nil, true) }
      if let reader = self.reader.leave() { return (reader, true) }
      keep(batch)
      return (nil, hasSpace)
    }
    reader?.resume(returning: .success(batch))
    return acceptsMore
  }

  /// Adds messages while the inbox accepts them, and drops others: after its own close frame, the
  /// client reads on regardless of the limits.
  func addWithinBounds(_ batch: WebSocketBatch) {
    let acceptsMore = lock.withLock {
      guard !hasSpace else { return true }
      if end == nil { dropped += batch.count }
      return false
    }
    if acceptsMore { _ = add(batch) }
  }

  /// Ends the stream after the messages that wait.
  func finish(_ error: WebSocketError?) {
    let reader = lock.withLock {
      if end == nil { end = error.map(Batch.failure) ?? .success(nil) }
      return self.reader.leave()
    }
    reader?.resume(returning: error.map(Batch.failure) ?? .success(nil))
  }

  /// Returns the messages that have waited longest, or the next to arrive.
  ///
  /// Calls `emptied` when the inbox was full and no longer is.
  ///
  /// There is one reader at a time: another one replaces it, and the first receives the end.
  func next(emptied: () -> Void) async throws(WebSocketError) -> WebSocketBatch? {
    let number = lock.withLock { reader.number() }
    let batch = await withTaskCancellationHandler {
      await withCheckedContinuation { begin(number, $0, emptied) }
    } onCancel: {
      lock.withLock { reader.leave(number) }?.resume(returning: .success(nil))
    }
    return try batch.get()
  }
}

extension WebSocketInbox {
  private var hasSpace: Bool {
    guard case .slowing(let messages, let bytes) = policy else { return true }
    return waiting.count < messages && waiting.byteCount < bytes
  }

  private func keep(_ batch: WebSocketBatch) {
    waiting.append(batch)
    guard case .bounded(let policy) = policy, waiting.count > policy.bound else { return }
    let excess = waiting.count - policy.bound
    switch policy.overflow {
    case .dropOldest: waiting.removeFirst(excess)
    case .dropNewest: waiting.removeLast(excess)
    case .fail:
      waiting.removeLast(excess)
      end = .failure(.overflow(bound: policy.bound))
    }
    dropped += excess
  }

  /// Returns a batch that is available at once, and whether the inbox was full and no longer is.
  private func take() -> (Batch?, resumesReading: Bool) {
    let hadSpace = hasSpace
    guard let batch = waiting.popFirst() else { return (end, false) }
    return (.success(batch), !hadSpace && hasSpace)
  }

  private func begin(
    _ number: Int,
    _ continuation: CheckedContinuation<Batch, Never>,
    _ emptied: () -> Void
  ) {
    var resumesReading = false
    let (batch, replaced) = lock.withLock {
      () -> (Batch?, CheckedContinuation<Batch, Never>?) in
      let ready: Batch?
      (ready, resumesReading) = take()
      if let ready { return (ready, nil) }
      if Task.isCancelled { return (.success(nil), nil) }
      return (nil, reader.take(number, continuation))
    }
    if resumesReading { emptied() }
    if let batch { continuation.resume(returning: batch) }
    replaced?.resume(returning: .success(nil))
  }
}
