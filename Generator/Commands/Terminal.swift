import Foundation
import Specification

/// The output of the command: results on standard output, everything else on standard error.
package struct Terminal {
  /// The condition under which diagnostics have colours.
  enum Color: String {
    case always, never
    case automatic = "auto"
  }

  package let isQuiet: Bool
  private let progressLine: ProgressLine
  private let color: Color

  init(_ options: CommonOptions) {
    isQuiet = options.isQuiet
    color = options.color
    progressLine = ProgressLine(isQuiet: options.isQuiet)
  }

  /// Creates the output of a command without options.
  package init() { self.init(CommonOptions()) }

  /// Creates the output of `bindery mock`.
  package init(_ options: MockOptions) { self.init(options.common) }

  /// Creates the output of `bindery record`.
  package init(_ options: RecordOptions) { self.init(options.common) }

  /// Creates the output of `bindery vendor`.
  package init(_ options: VendorOptions) { self.init(options.common) }

  package func result(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// Writes a result that a person waits for, also on standard error if that is another file and
  /// standard output is no terminal, such as a pipe that buffers.
  package func announcement(_ text: String) {
    result(text)
    if !isQuiet, isatty(1) != 1, !hasOneOutput { write(text, to: .standardError) }
  }

  /// Whether standard output and standard error are the same file.
  private var hasOneOutput: Bool {
    var output = stat()
    var errors = stat()
    guard fstat(1, &output) == 0, fstat(2, &errors) == 0 else { return false }
    return output.st_dev == errors.st_dev && output.st_ino == errors.st_ino
  }

  /// Writes what was done; silent in quiet mode.
  package func note(_ text: String) {
    if !isQuiet { write(text, to: .standardError) }
  }

  /// Writes findings that are not the result of the command.
  func report(_ report: DiagnosticReport) {
    for line in report.briefLines() { write(colored(line, on: 2), to: .standardError) }
  }

  /// Writes a finding that is the result of the command.
  func finding(_ line: DiagnosticReport.Line) {
    write(colored(line, on: 1), to: .standardOutput)
  }

  /// Shows what is being done until the next output.
  package func progress(_ text: String) { progressLine.draw(text) }

  package func endProgress() { progressLine.clear() }

  /// Writes why the arguments are invalid, and names the help of the command.
  package func usage(_ error: UsageError, of verb: String?) {
    let command = verb.flatMap(Help.init(rawValue:)).map { "bindery \($0.rawValue)" } ?? "bindery"
    let isNamed = "\(error)".contains("--help")
    write("bindery: \(error)" + (isNamed ? "" : "\nTry \(command) --help."), to: .standardError)
  }

  /// Writes why the command can't continue.
  package func failure(_ text: String) { write("error: \(text)", to: .standardError) }

  /// Whether standard error is a terminal that shows lines as they are written.
  package var showsLiveLines: Bool { !isQuiet && isatty(2) == 1 }

  /// Writes a line about something that has happened, with its first word in a colour.
  package func live(_ word: String, _ color: Int, _ rest: String) {
    let label = hasColor(on: 2) ? bold(word, color) : word
    write("\(label) \(rest)", to: .standardError)
  }

  private func hasColor(on descriptor: Int32) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .automatic:
      let environment = ProcessInfo.processInfo.environment
      return isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }

  private func colored(_ line: DiagnosticReport.Line, on descriptor: Int32) -> String {
    guard let severity = line.diagnostic?.severity, hasColor(on: descriptor) else {
      return line.text
    }
    let label = "\(severity.rawValue):"
    let code =
      switch severity {
      case .error: 31
      case .warning: 35
      case .note: 36
      }
    return line.text
      .replacing("\(label) ", with: "\(bold(label, code)) ", maxReplacements: 1)
      .replacing("\n  help: ", with: "\n  \(bold("help:", 36)) ", maxReplacements: 1)
  }

  /// Returns the text in bold and in a colour, by ANSI escape codes.
  private func bold(_ text: String, _ color: Int) -> String {
    "\u{1B}[1;\(color)m\(text)\u{1B}[0m"
  }

  /// Writes a line.
  ///
  /// A closed pipe ends the process by SIGPIPE; another error, such as a full disk, ends it with
  /// status 1.
  private func write(_ text: String, to handle: FileHandle) {
    progressLine.clear()
    do { try handle.write(contentsOf: Data((text + "\n").utf8)) } catch { exit(1) }
  }
}
