import Foundation

/// The signals SIGINT and SIGTERM, which end a command cleanly.
///
/// They don't end the process by themselves as long as the object exists. On Linux, Dispatch misses
/// the signals of a second object for the same signal, so that a command has one at most.
package final class TerminationSignals {
  private let sources: [(number: Int32, source: any DispatchSourceSignal)]
  private let arrived = DispatchSemaphore(value: 0)

  /// Returns when the signals are handled; one that comes before ends the process.
  ///
  /// - Parameter handler: Called with the signal when one arrives, on another thread.
  package init(
    _ numbers: [Int32] = [SIGINT, SIGTERM],
    handler: @escaping @Sendable (Int32) -> Void = { _ in }
  ) {
    sources = numbers.map { ($0, DispatchSource.makeSignalSource(signal: $0, queue: .global())) }
    let registered = DispatchSemaphore(value: 0)
    for (number, source) in sources {
      source.setEventHandler { [arrived] in
        handler(number)
        arrived.signal()
      }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      registered.wait()
      #if canImport(Darwin)
        // On Linux, Dispatch handles the signal itself.
        signal(number, SIG_IGN)
      #endif
    }
  }

  deinit {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }

  /// Waits until a signal arrives.
  package func wait() { arrived.wait() }

  /// Waits for a signal; returns false after the time.
  package func wait(for time: DispatchTimeInterval) -> Bool {
    arrived.wait(timeout: .now() + time) == .success
  }

  /// Ends the process as a signal does, which a shell expects of an interrupted command.
  package static func end(by number: Int32 = SIGINT) -> Never {
    signal(number, SIG_DFL)
    // Threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }
}
