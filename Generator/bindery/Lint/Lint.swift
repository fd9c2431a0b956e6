import Specification

/// `bindery lint`: everything that generate finds, and nothing that it writes.
struct Lint {
  private let options: LintOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: LintOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// The exit status.
  func run() -> Int32 {
    find()
    var common = options.common
    // Other tools are told everything; a person who wants quiet isn't.
    if options.format != .text { common.isQuiet = false }
    let findings = Findings(diagnostics, common)
    switch options.format {
    case .text: findings.lines(showsAll: options.showsAll).forEach(terminal.finding)
    case .json: terminal.result(findings.json)
    case .sarif: terminal.result(findings.sarif)
    case .github: findings.annotations.forEach(terminal.result)
    }
    terminal.note(findings.summary)
    return findings.hasErrors ? 1 : 0
  }

  private var allJobs: [Job] {
    let fence = PackageFence(allowsOutside: options.common.allowsOutside)
    return Job.all(diagnostics, fence, isLint: true)
  }

  private func find() {
    let named = options.documents.map { Job(document: $0, lint: options) }
    let jobs = named.isEmpty ? allJobs : named
    let isSound = !diagnostics.hasErrors
    let shaped = jobs.map { job in
      terminal.progress("reading \(job.title)")
      return ShapedJob(job, diagnostics)
    }
    terminal.progress("naming")
    guard isSound, !shaped.contains(where: \.hasErrors) else { return }
    let outputs = shaped.flatMap { $0.emit(diagnostics) }
    if named.isEmpty { Output.reportSharedFolders(of: outputs, to: diagnostics) }
  }
}
