import Foundation

/// Repeats work whenever a file that it has read changes.
struct Watch {
  let changes: any ChangeSource

  /// Runs `work`, which returns the files that it has read or looked for, including missing ones.
  func run(_ work: () -> Set<String>) {
    var start = Date()
    var files = work()
    while changes.waitForChange(of: files, since: start) {
      start = Date()
      files = work()
    }
  }
}

/// A source of file changes.
protocol ChangeSource {
  /// Returns true when one of the files has changed, and false when it is time to stop.
  func waitForChange(of files: Set<String>, since start: Date) -> Bool
}
