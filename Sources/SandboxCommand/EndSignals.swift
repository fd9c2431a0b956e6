import Foundation

/// The signals SIGINT and SIGTERM, which end the command cleanly.
struct EndSignals {
  private let sources: [any DispatchSourceSignal]
  private let arrived = DispatchSemaphore(value: 0)

  init() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [arrived] in arrived.signal() }
      source.resume()
    }
  }

  func wait() { arrived.wait() }
}
