import Foundation

/// The status and position of the subscription, shared with callers on other threads.
///
/// Sendable because `lock` guards all mutable state.
final class SharedStatus: @unchecked Sendable {
  private let lock = NSLock()
  private var content = (status: ConnectionStatus.disconnected, cursor: SubscribeCursor.now)

  var status: ConnectionStatus { lock.withLock { content.status } }
  var cursor: SubscribeCursor { lock.withLock { content.cursor } }

  func write(_ status: ConnectionStatus, _ cursor: SubscribeCursor) {
    lock.withLock { content = (status, cursor) }
  }
}
