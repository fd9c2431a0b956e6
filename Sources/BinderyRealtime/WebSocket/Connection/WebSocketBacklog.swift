/// A queue of messages that wait for a reader, in batches.
///
/// Small batches are joined; large ones are not, since copying them would take longer than
/// delivering them separately.
struct WebSocketBacklog {
  private var batches: [WebSocketBatch] = []
  /// The number of messages.
  private(set) var count = 0
  /// The number of bytes of the messages.
  private(set) var byteCount = 0

  /// The maximum size of a joined batch, in bytes.
  private static let joinedSize = 64 * 1024

  var isEmpty: Bool { count == 0 }

  mutating func append(_ batch: WebSocketBatch) {
    count += batch.count
    byteCount += batch.byteCount
    if let last = batches.last, last.byteCount + batch.byteCount <= Self.joinedSize {
      batches[batches.endIndex - 1].append(batch)
    } else {
      batches.append(batch)
    }
  }

  mutating func popFirst() -> WebSocketBatch? {
    guard !batches.isEmpty else { return nil }
    let batch = batches.removeFirst()
    count -= batch.count
    byteCount -= batch.byteCount
    return batch
  }

  mutating func removeFirst(_ count: Int) {
    remove(count, of: \.startIndex) { $0.removeFirst($1) }
  }

  mutating func removeLast(_ count: Int) {
    remove(count, of: { $0.endIndex - 1 }) { $0.removeLast($1) }
  }

  private mutating func remove(
    _ excess: Int,
    of index: ([WebSocketBatch]) -> Int,
    _ removal: (inout WebSocketBatch, Int) -> Void
  ) {
    var excess = excess
    while excess > 0, !batches.isEmpty {
      let index = index(batches)
      let (part, bytes) = (min(excess, batches[index].count), batches[index].byteCount)
      removal(&batches[index], part)
      byteCount -= bytes - batches[index].byteCount
      count -= part
      excess -= part
      if batches[index].isEmpty { batches.remove(at: index) }
    }
  }
}
