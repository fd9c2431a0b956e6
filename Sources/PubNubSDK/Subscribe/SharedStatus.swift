import BinderyRuntime

/// The status and position of the subscription, shared with callers on other threads.
final class SharedStatus: Sendable {
  private let content = Locked(
    (status: ConnectionStatus.disconnected, cursor: SubscribeCursor.now)
  )

  var status: ConnectionStatus { content.withLock { $0.status } }
  var cursor: SubscribeCursor { content.withLock { $0.cursor } }

  func write(_ status: ConnectionStatus, _ cursor: SubscribeCursor) {
    content.withLock { $0 = (status, cursor) }
  }
}
