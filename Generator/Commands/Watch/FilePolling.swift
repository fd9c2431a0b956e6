import Foundation
import Signals

/// Polls the files a few times per second until the process is interrupted.
struct FilePolling: ChangeSource {
  private static let pause = DispatchTimeInterval.milliseconds(300)
  /// The time without changes before a run: an editor may write in several steps.
  private static let settling = DispatchTimeInterval.milliseconds(50)

  let signals: TerminationSignals

  func waitForChange(of files: Set<String>, since start: Date) -> Bool {
    var known = stamps(files)
    // Detects changes during the last run; the clock of a file system is slightly coarse.
    let early = Int64(start.addingTimeInterval(-0.01).timeIntervalSince1970 * 1e9)
    var hasChanged = known.values.contains { $0.changes(since: early) }
    while !hasChanged {
      if signals.wait(for: Self.pause) { return false }
      hasChanged = stamps(files) != known
    }
    repeat {
      known = stamps(files)
      if signals.wait(for: Self.settling) { return false }
    } while stamps(files) != known
    return true
  }

  private func stamps(_ files: Set<String>) -> [String: FileStamp] {
    files.reduce(into: [:]) { $0[$1] = FileStamp($1) }
  }
}
