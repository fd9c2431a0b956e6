import Canonicalizing
import Checking
import Shape
import Specification

/// `bindery check`: checks recordings against the documents, without a build.
struct Check {
  private let options: CheckOptions
  private let terminal: Terminal
  private let diagnostics = Diagnostics()

  init(_ options: CheckOptions) {
    self.options = options
    terminal = Terminal(options.common)
  }

  /// Prints the findings, and returns the exit status.
  func run() throws(UsageError) -> Int32 {
    let checked = try Job.checked(options, diagnostics).map(check)
    let results = checked.flatMap(\.results)
    let isText = options.report.format == .text
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if !isText { common.isQuiet = false }
    let others = DiagnosticReport(diagnostics, common, command: "check")
    results.forEach { $0.differences.forEach(diagnostics.report) }
    let report = DiagnosticReport(diagnostics, common, command: "check")
    let output = ReportOutput(options.report, terminal)
    let isWritten =
      switch options.report.format {
      case .text where options.showsAll: output.write(report.briefLines(showsAll: true))
      case .text: output.write(lines(results, others))
      default: output.write(Report(report, of: "check", checked.map(\.job)))
      }
    results.map { $0.summary(among: results) }.forEach(terminal.note)
    terminal.note(report.summary)
    if isText, !options.suggests, results.contains(where: \.hasContradictions) {
      terminal.note("help: correct the recordings, or write an overlay of the document: --suggest")
    }
    return report.hasErrors || !isWritten ? 1 : 0
  }

  /// The causes after the errors of documents, which may be the reason of some, and before all
  /// other diagnostics.
  ///
  /// With many causes, each has one line, so that all of them are on one screen.
  private func lines(
    _ results: [CheckResult],
    _ others: DiagnosticReport
  ) -> [DiagnosticReport.Line] {
    let lines = others.briefLines()
    let isBrief = results.reduce(0) { $0 + $1.causeCount } > Self.detailedCauses
    let rest = lines.filter { !$0.isErrorOfDocument }
    let first =
      lines.filter(\.isErrorOfDocument) + results.flatMap { causes(of: $0, isBrief: isBrief) }
    guard isBrief, rest.count > Self.detailedCauses else { return first + rest }
    return first + rest.prefix(Self.detailedCauses).map(\.brief)
      + [.more(rest.count - Self.detailedCauses, "finding")]
  }

  /// Checks the recordings of a job, and returns the result of each document.
  private func check(_ job: Job) -> (job: ShapedJob, results: [CheckResult]) {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.report(found) { job.severities.adjusted($0) } }
    let shaped = ShapedJob(job, found)
    terminal.progress("checking \(job.contract?.recordings ?? "")")
    let results = shaped.documents.enumerated().compactMap { position, document in
      document.recordedValues.map { values in
        if values.entryCount == 0, !found.hasErrors { reportNoEntries(found) }
        let findings = values.findings(found)
        let causes = Cause.all(of: findings)
        let credentials = CredentialCause.all(of: values)
        let ofCredentials =
          options.showsAll
          ? credentials.flatMap(\.entryDiagnostics) : credentials.map(\.diagnostic)
        let differences =
          options.showsAll
          ? findings.compactMap { job.severities.adjusted($0.diagnostic, of: $0) }
          : causes.compactMap { cause in
            let diagnostic = cause.diagnostic(ofTotal: values.entryCount)
            return job.severities.adjusted(diagnostic, of: cause.example)
          }
        if options.suggests { suggest(job, position, document, findings) }
        let staleCount =
          options.acceptsChanges
          ? accept(values, job, found) : reportStale(document, job, findings, found)
        return CheckResult(
          document: document.paths[0],
          recordings: job.contract?.recordings ?? "",
          entryCount: values.entryCount,
          fittingCount: values.fittingCount(findings),
          staleCount: staleCount,
          causeCount: causes.count(where: \.example.isContradiction) + credentials.count,
          differences: differences + ofCredentials.compactMap { job.severities.adjusted($0) }
        )
      }
    }
    return (shaped, results)
  }

  /// Reports that nothing was checked: a wrong path must not look like a success.
  private func reportNoEntries(_ diagnostics: Diagnostics) {
    guard let path = options.recordings else { return }
    diagnostics.error(
      .unmatchedRecording,
      at: nil,
      "no entry in \(Excerpt.quoted(path)) belongs to the document",
      fix: "pass a HAR file with traffic of the service, or a folder of *.har files"
    )
  }

  /// One line for each cause, errors first, and those of the most entries first.
  private func causes(of result: CheckResult, isBrief: Bool) -> [DiagnosticReport.Line] {
    var lines: [DiagnosticReport.Line] = []
    let all = result.differences.map { options.common.isStrict ? $0.strict : $0 }
    for (severity, limit) in Self.shownCauses {
      if options.common.isQuiet, severity != .error { continue }
      let causes = all.filter { $0.severity == severity }
      let shown = isBrief && severity != .error ? 3 : limit
      for cause in causes.prefix(shown) {
        let example = cause.related.first.map { "\n  first: \($0.mark), \($0.message)" } ?? ""
        let text = cause.heading + (severity == .error && !isBrief ? example : "")
        lines.append(DiagnosticReport.Line(diagnostic: cause, text: text))
      }
      let rest = causes.count - shown
      if rest > 0 { lines.append(.more(rest, severity.rawValue)) }
    }
    return lines
  }

  /// The numbers of causes of each severity that are shown without `--all`.
  private static let shownCauses: [(Diagnostic.Severity, Int)] = [
    (.error, 40), (.warning, 10), (.note, 3),
  ]

  /// The number of causes that are shown with their first entry.
  private static let detailedCauses = 12
}

extension Check {
  /// Reports the stale entries, and returns their number.
  private func reportStale(
    _ document: ShapedDocument,
    _ job: Job,
    _ findings: [Finding],
    _ diagnostics: Diagnostics
  ) -> Int {
    let stale = StaleEntries(document, of: job, findings, isBrief: !options.showsAll)
    (options.showsAll ? stale.causes.flatMap(\.entryDiagnostics) : stale.diagnostics)
      .forEach(diagnostics.report)
    return stale.count
  }

  /// Writes the hashes of what the documents describe, so that no entry is stale, and returns the
  /// number of stale ones.
  private func accept(
    _ values: RecordedValues,
    _ job: Job,
    _ diagnostics: Diagnostics
  ) -> Int {
    do throws(Diagnostic) {
      let changed = try ContractHashes(recordings: job.contract?.recordings ?? "").accept(values)
      for path in changed { terminal.note("\(path): changed") }
    } catch {
      diagnostics.report(error)
    }
    return 0
  }

  /// Extends the overlays beside the files, and states what the recordings still contradict.
  private func suggest(
    _ job: Job,
    _ position: Int,
    _ document: ShapedDocument,
    _ findings: [Finding]
  ) {
    do throws(Diagnostic) {
      let rounds = SuggestionRounds(job, position, document, findings)
      let result = try rounds.run { terminal.progress("correcting \(document.paths[0])") }
      SuggestionSummary(result, job, position, document).lines.forEach(terminal.note)
    } catch {
      diagnostics.report(error)
    }
  }
}

extension DiagnosticReport.Line {
  /// The finding in one line.
  fileprivate var brief: Self {
    Self(diagnostic: diagnostic, text: String(text.prefix { !$0.isNewline }))
  }

  /// States how many findings are not shown.
  fileprivate static func more(_ count: Int, _ noun: String) -> Self {
    Self(
      diagnostic: nil,
      text: "and \(count.grouped) more \(noun)\(count == 1 ? "" : "s"); --all shows each"
    )
  }

  /// Whether it is an error of a document, and not of a recording.
  fileprivate var isErrorOfDocument: Bool {
    diagnostic?.severity == .error && diagnostic?.code != .recordingMismatch
  }
}
