import Foundation

/// Where a command writes its report: standard output, or a file.
package struct ReportOutput {
  private let options: ReportOptions
  private let terminal: Terminal

  package init(_ options: ReportOptions, _ terminal: Terminal) {
    self.options = options
    self.terminal = terminal
  }

  /// Writes lines of text, with colours only on a terminal; false if the file can't be written.
  func write(_ lines: [DiagnosticReport.Line]) -> Bool {
    guard options.output == nil else { return write(lines.map(\.text).joined(separator: "\n")) }
    lines.forEach(terminal.finding)
    return true
  }

  /// Writes a report in the format of the options; false if the file can't be written.
  package func write(_ report: Report) -> Bool { write(report.rendered(as: options.format)) }

  /// Writes the text of a report; false if the file can't be written.
  func write(_ text: String) -> Bool {
    guard let output = options.output else {
      if !text.isEmpty { terminal.result(text) }
      return true
    }
    let file = URL(fileURLWithPath: output)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: file, options: .atomic)
      return true
    } catch {
      terminal.failure("“\(output)” can't be written: \(error.localizedDescription)")
      return false
    }
  }
}
