import BinderyRuntime
import Foundation
import ReverseProxy

/// The exchanges that connections have reported, for the thread that records them.
final class ExchangeInbox: Sendable {
  /// The exchanges since the last call, and whether the recording ends.
  struct Received: Sendable {
    var exchanges: [ProxiedExchange] = []
    var hasEnded = false
  }

  private let received = Locked(Received())
  private let changed = DispatchSemaphore(value: 0)

  func add(_ exchange: ProxiedExchange) {
    received.withLock { $0.exchanges.append(exchange) }
    changed.signal()
  }

  /// Ends the recording.
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
