import Foundation

/// What is being done right now: one line of a terminal, written again in place.
final class ProgressLine {
  private let isShown: Bool
  private var isDrawn = false

  init(isQuiet: Bool) {
    isShown =
      !isQuiet && isatty(2) == 1
      && ProcessInfo.processInfo.environment["TERM", default: "dumb"] != "dumb"
  }

  func draw(_ text: String) {
    guard isShown else { return }
    isDrawn = true
    put("\r\u{1B}[K" + String(text.prefix(76)))
  }

  /// Makes room for words that stay.
  func clear() {
    guard isDrawn else { return }
    isDrawn = false
    put("\r\u{1B}[K")
  }

  private func put(_ text: String) {
    // A terminal that is gone shows no progress either.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
