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
      try CoverageBaseline(path)
    }
    var sections: [CoverageSection] = []
    for job in try Job.checked(options.checked, diagnostics) { sections += self.sections(of: job) }
    let report = DiagnosticReport(diagnostics, options.checked.common, command: "coverage")
    terminal.endProgress()
    terminal.report(report)
    print(sections)
    let failures = failures(sections) + (baseline?.decreases(in: sections) ?? [])
    failures.forEach(terminal.failure)
    if failures.isEmpty, let path = options.baseline, baseline?.hasIncrease(in: sections) == true {
      terminal.note("the coverage increased: bindery coverage --format json > \(path)")
    }
    return report.hasErrors || !failures.isEmpty ? 1 : 0
  }

  private func sections(of job: Job) -> [CoverageSection] {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.reportUnread(of: found, job.severities) }
    return ShapedJob(job, found).documents.compactMap { document in
      document.recordedValues?.descriptionCoverage(found).map { coverage in
        CoverageSection(
          documents: document.paths,
          recordings: job.contract?.recordings ?? "",
          coverage: coverage
        )
      }
    }
  }

  private func print(_ sections: [CoverageSection]) {
    switch options.format {
    case .text where options.checked.common.isQuiet: break
    case .text:
      CoverageText(sections: sections, showsAll: options.showsAll).lines.forEach(terminal.result)
    case .json: terminal.result(JSONText.of(CoverageResult(sections)))
    case .markdown: terminal.result(CoverageMarkdown(sections: sections).text)
    }
    if options.format == .text, let gap = sections.first(where: { !$0.coverage.gaps.isEmpty }) {
      terminal.note(
        "help: record what isn't covered: bindery record --target URL --mode append"
          + " --output \(gap.recordings)"
          + (gap.recordings.hasSuffix(".har") ? "" : "/recorded.har")
      )
    }
  }

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
