import Specification

/// `bindery lint`: reports the diagnostics of `generate`, and writes no files.
struct Lint {
  private let options: LintOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: LintOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Prints the findings, and returns the exit status.
  func run() -> Int32 {
    let shaped = find()
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if options.report.format != .text { common.isQuiet = false }
    let report = DiagnosticReport(diagnostics, common)
    let output = ReportOutput(options.report, terminal)
    let isWritten =
      switch options.report.format {
      case .text: output.write(report.lines(showsAll: options.showsAll))
      default: output.write(Report(report, of: "lint", shaped))
      }
    terminal.note(report.summary)
    return report.hasErrors || !isWritten ? 1 : 0
  }

  private var jobs: [Job] {
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside, use: .checking)
    if options.documents.isEmpty {
      return Job.all(diagnostics, boundary, defaults: Severities.lint)
    }
    guard let specs = NamedSpecs(options.documents, options.common, diagnostics) else { return [] }
    return specs.documents.map { Job(document: $0, lint: options) }
      + Job.all(of: specs.bindings, diagnostics, boundary, defaults: Severities.lint)
  }

  /// Reports the problems of all documents, and returns what was read.
  private func find() -> [ShapedJob] {
    let jobs = jobs
    let isSound = !diagnostics.hasErrors
    let shaped = jobs.map { job in
      terminal.progress("reading \(job.title)")
      let shaped = ShapedJob(job, diagnostics)
      shaped.reportSecrets(to: diagnostics)
      return shaped
    }
    terminal.progress("naming")
    guard isSound, !shaped.contains(where: \.hasErrors) else { return shaped }
    let outputs = shaped.flatMap { $0.emit(diagnostics) }
    if jobs.contains(where: \.isOfPackage) {
      Output.reportSharedFolders(of: outputs, to: diagnostics)
    }
    return shaped
  }
}
