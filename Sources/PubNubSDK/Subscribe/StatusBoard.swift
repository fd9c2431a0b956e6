import Foundation

/// How the subscription stands, for whoever asks.
///
/// Sendable because `lock` guards all that changes.
final class StatusBoard: @unchecked Sendable {
  private let lock = NSLock()
  private var content = (status: ConnectionStatus.disconnected, cursor: SubscribeCursor.now)

  var status: ConnectionStatus { lock.withLock { content.status } }
  var cursor: SubscribeCursor { lock.withLock { content.cursor } }

  func write(_ status: ConnectionStatus, _ cursor: SubscribeCursor) {
    lock.withLock { content = (status, cursor) }
  }
}
