import BinderyRuntime

/// What the connections of a client report.
final class ClientReports: Sendable {
  let states = StatePublisher()
  let unhandled = EventBuffer<UnhandledMessage>(BufferPolicy(bound: 256, overflow: .dropOldest))
  private let count = Locked(0)

  deinit { unhandled.finish() }

  var unhandledCount: Int { count.withLock { $0 } }

  func add(_ message: UnhandledMessage) {
    count.withLock { $0 += 1 }
    unhandled.send(message)
  }
}
