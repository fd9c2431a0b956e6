import Checking
import Specification

/// `bindery coverage`: states how much of the documents the recordings cover.
struct Coverage {
  private let options: CoverageOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: CoverageOptions) {
    self.options = options
    terminal = Terminal(options.checked.common)
  }

  /// Prints the coverage, and returns the exit status.
  func run() throws(UsageError) -> Int32 {
    let baseline = try options.baseline.map { path throws(UsageError) in
      try CoverageBaseline(path, command: options.jsonCommand)
    }
    let measured = try Job.checked(options.checked, diagnostics, for: .coverage).map(measure)
    let sections = measured.flatMap(\.sections)
    let report = DiagnosticReport(diagnostics, options.checked.common, command: "coverage")
    terminal.endProgress()
    terminal.report(report)
    let failures = failures(sections) + (baseline?.decreases(in: sections) ?? [])
    let isWritten = write(sections, failures, measured.map(\.job))
    failures.forEach(terminal.failure)
    if failures.isEmpty, let path = options.baseline, baseline?.hasIncrease(in: sections) == true {
      terminal.note("the coverage increased: \(options.jsonCommand) > \(ShellWord(path))")
    }
    return report.hasErrors || !failures.isEmpty || !isWritten ? 1 : 0
  }

  private func measure(_ job: Job) -> (job: ShapedJob, sections: [CoverageSection]) {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.reportUnread(of: found, job.severities) }
    let shaped = ShapedJob(job, found)
    let sections = shaped.documents.compactMap { document in
      document.recordedValues?.descriptionCoverage(found).map { coverage in
        CoverageSection(
          documents: document.paths,
          recordings: job.contract?.recordings ?? "",
          coverage: coverage
        )
      }
    }
    return (shaped, sections)
  }

  /// Writes the result, and returns whether that was possible.
  private func write(
    _ sections: [CoverageSection],
    _ failures: [String],
    _ jobs: [ShapedJob]
  ) -> Bool {
    let output = ReportOutput(options.checked.report, terminal)
    guard options.checked.report.format == .text else {
      let report = report(sections, failures, jobs)
      return output.write(report.rendered(as: options.checked.report.format))
    }
    let isSilent = options.checked.common.isQuiet && options.checked.report.output == nil
    let text = CoverageText(sections: sections, showsAll: options.showsAll)
    let isWritten = isSilent || output.write(text.lines.joined(separator: "\n"))
    if let gap = sections.first(where: { !$0.coverage.gaps.isEmpty }) {
      let archive = gap.recordings + (gap.recordings.hasSuffix(".har") ? "" : "/recorded.har")
      // Without a document, both commands read every Spec/*/bindings.yaml.
      let documents = options.checked.documents
      let document = documents.count > 1 ? gap.documents.first : documents.first
      terminal.note(
        "help: record what isn't covered: bindery record --target URL --mode append"
          + " --output \(ShellWord(archive))" + (document.map { " --spec \(ShellWord($0))" } ?? "")
      )
    }
    return isWritten
  }

  /// The report: what isn't covered as notes, and the failures as errors.
  private func report(
    _ sections: [CoverageSection],
    _ failures: [String],
    _ jobs: [ShapedJob]
  ) -> CoverageReport {
    let found = Diagnostics()
    found.report(diagnostics) { $0 }
    for failure in failures { found.error(.unmatchedRecording, at: nil, failure, fix: Self.fix) }
    sections.flatMap(\.diagnostics).forEach(found.report)
    var common = options.checked.common
    // `--quiet` only affects text; other formats contain everything.
    common.isQuiet = false
    var report = Report(DiagnosticReport(found, common, command: "coverage"), of: "coverage", jobs)
    report.tables = sections.map { $0.table(title: $0.title) }
    if sections.count > 1 {
      report.tables.append(CoverageSection.table(title: "Total", of: sections))
    }
    return CoverageReport(result: CoverageResult(sections), report: report)
  }

  private static let fix =
    "record what isn't covered: bindery record --target URL --output FILE.har"

  /// The minimums that the coverage of all documents doesn't have, as clauses.
  private func failures(_ sections: [CoverageSection]) -> [String] {
    let measures = CoverageSection.total(of: sections)
    return options.minimums.compactMap { minimum in
      let found =
        minimum.dimension.map { dimension in
          measures.first { $0.dimension == dimension }?.measure ?? CoverageMeasure()
        } ?? measures.map(\.measure).reduce(CoverageMeasure(), +)
      guard found.percent < minimum.percent else { return nil }
      let subject = minimum.dimension.map { "the coverage of \($0.title)" } ?? "the coverage"
      return "\(subject) is \(found.text) %, less than \(minimum.percent.formatted) %"
    }
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
