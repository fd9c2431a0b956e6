import Foundation

/// The memory of large batches that were read, for those to come: the system hands it out slowly,
/// page by page.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketBatchMemory: @unchecked Sendable {
  /// So many bytes a batch has to have, at least.
  static let smallestSize = 16 * 1024
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
    lock.withLock {
      if spent.count < Self.limit { spent.append(batch) }
    }
  }
}
