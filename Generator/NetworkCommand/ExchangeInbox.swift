import BinderyRuntime
import Foundation

/// The exchanges that connections have reported, for the thread that records or prints them.
final class ExchangeInbox<Exchange: Sendable>: Sendable {
  /// The exchanges since the last call, and whether the command ends.
  struct Received: Sendable {
    var exchanges: [Exchange] = []
    var hasEnded = false
  }

  private let received = Locked(Received())
  private let changed = DispatchSemaphore(value: 0)

  func add(_ exchange: Exchange) {
    received.withLock { $0.exchanges.append(exchange) }
    changed.signal()
  }

  /// Ends the command.
  func end() {
    received.withLock { $0.hasEnded = true }
    changed.signal()
  }

  /// Returns what has been received; waits until there is something, or the time has come.
  ///
  /// - Parameter time: When to return without anything; nil for never.
  func take(until time: DispatchTime?) -> Received {
    _ = changed.wait(timeout: time ?? .distantFuture)
    return received.withLock { received in
      defer { received.exchanges = [] }
      return received
    }
  }
}
