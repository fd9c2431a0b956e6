import Foundation

/// What is subscribed to for readers alone, and left when the last of them has gone.
///
/// Sendable because `lock` guards all that changes.
final class ReaderSubscriptions: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  /// Those that nobody else had subscribed to.
  private var owned: Set<String> = []

  func begin(_ channel: String, by engine: SubscribeEngine) {
    let isNew = lock.withLock {
      counts[channel, default: 0] += 1
      guard !engine.subscribed.channels.contains(channel) else { return false }
      return owned.insert(channel).inserted
    }
    if isNew { engine.subscribe([channel], [], withPresence: false, at: nil) }
  }

  func end(_ channel: String, by engine: SubscribeEngine) {
    let isLast = lock.withLock {
      counts[channel, default: 1] -= 1
      guard counts[channel] == 0 else { return false }
      counts[channel] = nil
      return owned.remove(channel) != nil
    }
    if isLast { engine.unsubscribe([channel], [], presenceOnly: false) }
  }
}
