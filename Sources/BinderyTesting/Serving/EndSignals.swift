import Foundation

/// The signals SIGINT and SIGTERM, which end the command cleanly.
package struct EndSignals {
  private let sources: [any DispatchSourceSignal]
  private let arrived = DispatchSemaphore(value: 0)

  /// - Parameter handler: Called on another thread when a signal arrives.
  package init(handler: @escaping @Sendable () -> Void = {}) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [arrived] in
        handler()
        arrived.signal()
      }
      source.resume()
    }
  }

  /// Waits until a signal arrives.
  package func wait() { arrived.wait() }
}
