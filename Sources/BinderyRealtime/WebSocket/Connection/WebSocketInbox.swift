import Foundation

/// Messages between the connection that receives them and one who reads them, in batches.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketInbox: @unchecked Sendable {
  typealias Batch = Result<WebSocketBatch?, WebSocketError>

  private let policy: WebSocketInboxPolicy
  private let lock = NSLock()
  private var waiting = WebSocketBacklog()
  private var dropped = 0
  private var reader = ReaderPlace<CheckedContinuation<Batch, Never>>()
  private var end: Batch?

  init(_ policy: WebSocketInboxPolicy) { self.policy = policy }

  var droppedCount: Int { lock.withLock { dropped } }

  /// Whether more may be received.
  var hasRoom: Bool { lock.withLock { hasSpace } }

  /// Whether somebody waits for the next messages.
  var hasReader: Bool { lock.withLock { reader.isTaken } }

  /// Takes what came; whether more may.
  func add(_ batch: WebSocketBatch) -> Bool {
    guard !batch.isEmpty else { return true }
    let (reader, hasRoom) = lock.withLock { () -> (CheckedContinuation<Batch, Never>?, Bool) in
      guard end == nil else { return (nil, true) }
      if let reader = self.reader.leave() { return (reader, true) }
      keep(batch)
      return (nil, hasSpace)
    }
    reader?.resume(returning: .success(batch))
    return hasRoom
  }

  /// Takes what finds room, and counts the rest: who has said goodbye slows the other side no more.
  func addWithinBounds(_ batch: WebSocketBatch) {
    let hasRoom = lock.withLock {
      guard !hasSpace else { return true }
      if end == nil { dropped += batch.count }
      return false
    }
    if hasRoom { _ = add(batch) }
  }

  /// Ends it once everything that waits was read.
  func finish(_ error: WebSocketError?) {
    let reader = lock.withLock {
      if end == nil { end = error.map(Batch.failure) ?? .success(nil) }
      return self.reader.leave()
    }
    reader?.resume(returning: error.map(Batch.failure) ?? .success(nil))
  }

  /// What has waited longest, or the next that comes; `emptied` is called when what waited had held
  /// up the other side, and does so no more.
  ///
  /// There is one reader at a time: of another that comes meanwhile the first reads the end.
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

  /// What can be had at once, and whether that made room where there had been none.
  private func take() -> (Batch?, madeRoom: Bool) {
    let hadSpace = hasSpace
    guard let batch = waiting.popFirst() else { return (end, false) }
    return (.success(batch), !hadSpace && hasSpace)
  }

  private func begin(
    _ number: Int,
    _ continuation: CheckedContinuation<Batch, Never>,
    _ emptied: () -> Void
  ) {
    var madeRoom = false
    let (batch, replaced) = lock.withLock {
      () -> (Batch?, CheckedContinuation<Batch, Never>?) in
      let ready: Batch?
      (ready, madeRoom) = take()
      if let ready { return (ready, nil) }
      if Task.isCancelled { return (.success(nil), nil) }
      return (nil, reader.take(number, continuation))
    }
    if madeRoom { emptied() }
    if let batch { continuation.resume(returning: batch) }
    replaced?.resume(returning: .success(nil))
  }
}
