import Foundation
import Specification

/// Where the command speaks: results on standard output, everything else on standard error.
struct Terminal {
  let isQuiet: Bool
  private let hasColor: Bool

  init(isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    let environment = ProcessInfo.processInfo.environment
    hasColor = isatty(2) == 1 && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }

  func result(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// What was done, for a person; nothing in quiet mode.
  func note(_ text: String) {
    if !isQuiet { write(text, to: .standardError) }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error {
      write(colored(diagnostic), to: .standardError)
    }
  }

  func usage(_ error: UsageError) {
    write("bindery: \(error)\nTry bindery --help.", to: .standardError)
  }

  private func colored(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.description
    guard hasColor, let word = text.range(of: " \(diagnostic.severity.rawValue): ") else {
      return text
    }
    let code =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return text.replacingCharacters(
      in: word,
      with: " \u{1B}[1;\(code)m\(diagnostic.severity.rawValue):\u{1B}[0m "
    )
  }

  /// A reader that has gone away ends the process by SIGPIPE, as it does every filter; words that
  /// can't be said for another reason, such as a full disk, end it with 1.
  private func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data((text + "\n").utf8)) } catch { exit(1) }
  }
}
