import Comparing
import Specification

/// `bindery diff`: states what differs between two descriptions, and whom it affects.
struct Diff {
  private let options: DiffOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: DiffOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Prints the changes, and returns the exit status.
  func run() throws(UsageError) -> Int32 {
    terminal.progress("comparing \(options.old) and \(options.new)")
    let pairs = try ComparedDocuments.pairs(options, diagnostics)
    var changes: [Change] = []
    for pair in pairs {
      changes += try pair.changes(isApplication: options.isApplication, diagnostics)
        .filter { options.verdicts.contains($0.rule.verdict) }
    }
    terminal.endProgress()
    // The changes of a document that wasn't read as a whole would be wrong.
    guard !diagnostics.hasErrors else {
      terminal.report(DiagnosticReport(diagnostics, options.common, command: "diff"))
      return 1
    }
    let found = Diagnostics()
    changes.map(\.diagnostic).forEach(found.report)
    let isWritten = write(found)
    terminal.note(ChangeSummary(changes).text)
    let isFailure = options.failure.map { level in
      changes.contains { $0.rule.level >= level }
    }
    return isFailure == true || !isWritten ? 1 : 0
  }

  private func write(_ changes: Diagnostics) -> Bool {
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if options.report.format != .text { common.isQuiet = false }
    let report = DiagnosticReport(changes, common, command: "diff")
    let output = ReportOutput(options.report, terminal)
    return switch options.report.format {
    case .text: output.write(report.lines(showsAll: options.showsAll))
    default: output.write(rendered(report))
    }
  }

  /// The report, in which those changes fail with which the command fails.
  private func rendered(_ changes: DiagnosticReport) -> Report {
    var report = Report(changes, of: "diff")
    report.failing =
      switch options.failure {
      case .breaking: [.error]
      case .warning: [.error, .warning]
      case .info: [.error, .warning, .note]
      case nil: []
      }
    return report
  }
}
