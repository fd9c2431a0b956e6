import Foundation

/// Does work again whenever a file that it has read changes.
struct Watch {
  let changes: any ChangeSource

  /// `work` gives the files that it has read, absent ones included.
  func run(_ work: () -> Set<String>) {
    var start = Date()
    var files = work()
    while changes.waits(forChangeOf: files, since: start) {
      start = Date()
      files = work()
    }
  }
}

/// Knows when files change.
protocol ChangeSource {
  /// Returns true when one of the files has changed, and false when it is time to stop.
  func waits(forChangeOf files: Set<String>, since start: Date) -> Bool
}
