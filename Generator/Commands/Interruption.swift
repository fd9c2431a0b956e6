import Foundation

/// Waits for SIGINT or SIGTERM.
final class Interruption {
  private let semaphore = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  init(_ signals: [Int32] = [SIGINT, SIGTERM]) {
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0) }
    for (number, source) in zip(signals, sources) {
      signal(number, SIG_IGN)
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
    }
  }

  func comes(within time: DispatchTimeInterval) -> Bool {
    semaphore.wait(timeout: .now() + time) == .success
  }

  /// Ends the process as the signal does that a shell expects of an interrupted command.
  static func end() -> Never {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
    exit(130)
  }
}
