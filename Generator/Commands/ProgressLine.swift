import Foundation

/// A progress message: one line of a terminal that is overwritten.
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

  /// Clears the line before permanent output.
  func clear() {
    guard isDrawn else { return }
    isDrawn = false
    put("\r\u{1B}[K")
  }

  private func put(_ text: String) {
    // Progress is optional, so a closed terminal isn't an error.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
