import BinderyRuntime

/// A pool of the memory of large batches, for reuse: the system allocates it slowly, page by page.
final class WebSocketBatchMemory: Sendable {
  /// The sizes that are pooled: smaller ones are allocated quickly, and larger ones are rare.
  static let sizes = 16 * 1024...2 << 20
  /// The maximum number of pooled batches, for all connections together.
  private static let limit = 4

  private let spent = Locked<[WebSocketBatch]>([])

  /// Returns an empty batch.
  func take() -> WebSocketBatch {
    var batch = spent.withLock { $0.popLast() } ?? WebSocketBatch()
    batch.clear()
    return batch
  }

  func give(_ batch: WebSocketBatch) {
    guard Self.sizes.contains(batch.capacity) else { return }
    spent.withLock { spent in
      if spent.count < Self.limit { spent.append(batch) }
    }
  }
}
