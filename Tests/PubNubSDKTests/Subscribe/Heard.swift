import Foundation

/// What a listener heard, in words, for whoever waits for so many.
///
/// Sendable because `lock` guards all that changes.
final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var words: [String] = []
  private var waiting: [(count: Int, continuation: CheckedContinuation<[String], Never>)] = []

  func add(_ word: String) {
    let satisfied = lock.withLock {
      words.append(word)
      let satisfied = waiting.filter { $0.count <= words.count }
      waiting.removeAll { $0.count <= words.count }
      return satisfied.map { ($0.continuation, words) }
    }
    for (continuation, words) in satisfied { continuation.resume(returning: words) }
  }

  /// The words so far.
  var all: [String] { lock.withLock { words } }

  /// The first so many words.
  func first(_ count: Int) async -> [String] {
    let all = await withCheckedContinuation { continuation in
      let there: [String]? = lock.withLock {
        if words.count >= count { return words }
        waiting.append((count, continuation))
        return nil
      }
      if let there { continuation.resume(returning: there) }
    }
    return Array(all.prefix(count))
  }
}
