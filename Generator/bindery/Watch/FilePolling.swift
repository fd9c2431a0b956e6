import Foundation

/// Looks at the files a few times in a second, until the process is interrupted.
struct FilePolling: ChangeSource {
  private static let pause = DispatchTimeInterval.milliseconds(300)
  /// An editor may write in several steps.
  private static let settling = DispatchTimeInterval.milliseconds(50)

  let interruption: Interruption

  func waits(forChangeOf files: Set<String>, since start: Date) -> Bool {
    var known = stamps(files)
    // What changed while it was read; the clock of a file system is a little coarse.
    let early = start.addingTimeInterval(-0.01).timeIntervalSince1970
    var hasChanged = known.values.contains { $0.modified >= early }
    while !hasChanged {
      if interruption.comes(within: Self.pause) { return false }
      hasChanged = stamps(files) != known
    }
    repeat {
      known = stamps(files)
      if interruption.comes(within: Self.settling) { return false }
    } while stamps(files) != known
    return true
  }

  private func stamps(_ files: Set<String>) -> [String: Stamp] {
    files.reduce(into: [:]) { $0[$1] = Stamp($1) }
  }

  /// What differs between two states of a file; an absent one has none.
  private struct Stamp: Equatable {
    let modified: Double
    let size: Int
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      modified = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      size = Int(status.st_size)
      number = UInt64(status.st_ino)
    }
  }
}

/// Control-C, or a polite request to end, as something to wait for.
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
}
