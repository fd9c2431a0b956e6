import Foundation

/// The memory of large batches that were read, for those to come: the system hands it out slowly,
/// page by page.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketBatchMemory: @unchecked Sendable {
  /// For so many bytes a batch has to have room: less is quickly had, and more not often needed.
  static let sizes = 16 * 1024...2 << 20
  /// So many batches are kept, at most, for all connections together.
  private static let limit = 4

  private let lock = NSLock()
  private var spent: [WebSocketBatch] = []

  /// An empty batch.
  func take() -> WebSocketBatch {
    var batch = lock.withLock { spent.popLast() } ?? WebSocketBatch()
    batch.clear()
    return batch
  }

  func give(_ batch: WebSocketBatch) {
    guard Self.sizes.contains(batch.capacity) else { return }
    lock.withLock {
      if spent.count < Self.limit { spent.append(batch) }
    }
  }
}
