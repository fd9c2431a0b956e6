import Foundation

/// What a test heard, in words, for whoever waits for so many.
///
/// Who waits in vain gets what there is in the end, so that a test fails and doesn't hang; and so
/// does who is cancelled.
///
/// Sendable because `lock` guards all that changes.
public final class Heard: @unchecked Sendable {
  private let patience: TimeInterval
  private let lock = NSLock()
  private var words: [String] = []
  private var waiting: [UUID: Waiter] = [:]

  /// - Parameter patience: How many seconds somebody waits in vain.
  public init(patience: TimeInterval = 60) { self.patience = patience }

  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<[String], Never>
  }

  /// Adds a word.
  public func add(_ word: String) {
    let satisfied: [Waiter] = lock.withLock {
      words.append(word)
      let satisfied = waiting.filter { $0.value.count <= words.count }
      for id in satisfied.keys { waiting[id] = nil }
      return Array(satisfied.values)
    }
    let heard = all
    for waiter in satisfied { waiter.continuation.resume(returning: heard) }
  }

  /// The words so far.
  public var all: [String] { lock.withLock { words } }

  /// Waits for a word.
  public func wait(for word: String) async { await wait { $0 == word } }

  /// Waits for a word of which something is true.
  public func wait(until isAwaited: (String) -> Bool) async {
    var count = 1
    while true {
      let words = await first(count)
      if words.count < count || words.last.map(isAwaited) == true { return }
      count += 1
    }
  }

  /// The first so many words.
  public func first(_ count: Int) async -> [String] {
    let id = UUID()
    let all = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in wait(for: count, as: id, continuation) }
    } onCancel: {
      give(up: id)
    }
    return Array(all.prefix(count))
  }

  private func wait(
    for count: Int,
    as id: UUID,
    _ continuation: CheckedContinuation<[String], Never>
  ) {
    let there: [String]? = lock.withLock {
      if words.count >= count || Task.isCancelled { return words }
      waiting[id] = Waiter(count: count, continuation: continuation)
      return nil
    }
    if let there { return continuation.resume(returning: there) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak self] in
      self?.give(up: id)
    }
  }

  private func give(up id: UUID) {
    let waiter = lock.withLock { waiting.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: all)
  }
}
