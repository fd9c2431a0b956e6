import Shape
import Specification

/// `bindery check --coverage`: prints the numbers of recordings as Markdown tables.
struct RecordingTables {
  private let options: CheckOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: CheckOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Prints the tables of each folder of recordings, and returns the exit status.
  func run() throws(UsageError) -> Int32 {
    let sections = try Job.checked(options, diagnostics).flatMap(sections)
    let report = DiagnosticReport(diagnostics, options.common, command: "check")
    terminal.report(report)
    if !sections.isEmpty { terminal.result(sections.joined(separator: "\n\n")) }
    terminal.endProgress()
    return report.hasErrors ? 1 : 0
  }

  private func sections(of job: Job) -> [String] {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.reportUnread(of: found, job.severities) }
    return ShapedJob(job, found).documents.compactMap { document in
      document.recordedValues?.coverage.section(job.contract?.recordings ?? "")
    }
  }
}
