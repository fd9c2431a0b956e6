import BinderyRuntime

/// A queue of received messages between the connection and one reader, in batches.
final class WebSocketInbox: Sendable {
  typealias Batch = Result<WebSocketBatch?, WebSocketError>

  private let state: Locked<State>

  fileprivate struct State {
    let policy: WebSocketInboxPolicy
    var waiting = WebSocketBacklog()
    var dropped = 0
    var reader = ReaderSlot<CheckedContinuation<Batch, Never>>()
    var end: Batch?
  }

  init(_ policy: WebSocketInboxPolicy) { state = Locked(State(policy: policy)) }

  var droppedCount: Int { state.withLock { $0.dropped } }

  /// Whether more messages may be received.
  var acceptsMore: Bool { state.withLock { $0.hasSpace } }

  /// Whether a reader waits for the next messages.
  var hasReader: Bool { state.withLock { $0.reader.isTaken } }

  /// Adds messages; returns whether more may be received.
  func add(_ batch: WebSocketBatch) -> Bool {
    guard !batch.isEmpty else { return true }
    let (reader, acceptsMore) = state.withLock { $0.add(batch) }
    reader?.resume(returning: .success(batch))
    return acceptsMore
  }

  /// Adds messages while the inbox accepts them, and drops others: after its own close frame, the
  /// client reads on regardless of the limits.
  func addWithinBounds(_ batch: WebSocketBatch) {
    let acceptsMore = state.withLock { state in
      guard !state.hasSpace else { return true }
      if state.end == nil { state.dropped += batch.count }
      return false
    }
    if acceptsMore { _ = add(batch) }
  }

  /// Ends the stream after the messages that wait.
  func finish(_ error: WebSocketError?) {
    let reader = state.withLock { state in
      if state.end == nil { state.end = error.map(Batch.failure) ?? .success(nil) }
      return state.reader.leave()
    }
    reader?.resume(returning: error.map(Batch.failure) ?? .success(nil))
  }

  /// Returns the messages that have waited longest, or the next to arrive.
  ///
  /// Calls `emptied` when the inbox was full and no longer is.
  ///
  /// There is one reader at a time: another one replaces it, and the first receives the end.
  func next(emptied: () -> Void) async throws(WebSocketError) -> WebSocketBatch? {
    let number = state.withLock { $0.reader.number() }
    let batch = await withTaskCancellationHandler {
      await withCheckedContinuation { begin(number, $0, emptied) }
    } onCancel: {
      state.withLock { $0.reader.leave(number) }?.resume(returning: .success(nil))
    }
    return try batch.get()
  }

  private func begin(
    _ number: Int,
    _ continuation: CheckedContinuation<Batch, Never>,
    _ emptied: () -> Void
  ) {
    let (batch, resumesReading, replaced) = state.withLock { state in
      let (ready, resumesReading) = state.take()
      let batch = ready ?? (Task.isCancelled ? .success(nil) : nil)
      let replaced = batch == nil ? state.reader.take(number, continuation) : nil
      return (batch, resumesReading, replaced)
    }
    if resumesReading { emptied() }
    if let batch { continuation.resume(returning: batch) }
    replaced?.resume(returning: .success(nil))
  }
}

extension WebSocketInbox.State {
  typealias Reader = CheckedContinuation<WebSocketInbox.Batch, Never>

  var hasSpace: Bool {
    guard case .backpressure(let messages, let bytes) = policy else { return true }
    return waiting.count < messages && waiting.byteCount < bytes
  }

  /// Adds messages, or returns the reader to resume with them; also returns whether more may be
  /// received.
  mutating func add(_ batch: WebSocketBatch) -> (Reader?, acceptsMore: Bool) {
    guard end == nil else { return (nil, true) }
    if let reader = reader.leave() { return (reader, true) }
    keep(batch)
    return (nil, hasSpace)
  }

  private mutating func keep(_ batch: WebSocketBatch) {
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
  mutating func take() -> (WebSocketInbox.Batch?, resumesReading: Bool) {
    let hadSpace = hasSpace
    guard let batch = waiting.popFirst() else { return (end, false) }
    return (.success(batch), !hadSpace && hasSpace)
  }
}
