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
    results.forEach { $0.causes.map(\.diagnostic).forEach(diagnostics.report) }
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
  /// All of them are on one screen. With many causes, those of the most entries have a line, and
  /// the others share the line of their topic; many other diagnostics have a line for each kind.
  private func lines(
    _ results: [CheckResult],
    _ others: DiagnosticReport
  ) -> [DiagnosticReport.Line] {
    let isBrief = results.reduce(0) { $0 + $1.causeCount } > Self.detailedCauses
    let causes = results.flatMap { causeLines($0.causes, isBrief: isBrief) }
    let lines = others.briefLines()
    let errors = lines.filter(\.isErrorOfDocument)
    let rest = lines.filter { !$0.isErrorOfDocument }
    guard isBrief || rest.count > Self.detailedCauses else { return errors + causes + rest }
    return errors + causes + kindLines(others.diagnostics.filter { !$0.isErrorOfDocument })
  }

  /// A line for each kind of diagnostic, with the first one and the number of the others.
  private func kindLines(_ diagnostics: [Diagnostic]) -> [DiagnosticReport.Line] {
    let groups = Dictionary(grouping: diagnostics, by: \.kind)
    let kinds = diagnostics.map(\.kind).unique
    let shown = kinds.prefix(Self.detailedCauses).compactMap { groups[$0] }
    let rest = diagnostics.count - shown.reduce(0) { $0 + $1.count }
    return shown.map { group in
      let others = group.count - 1
      let remark = others == 0 ? "" : "; --all shows \(others.grouped) more like it"
      return DiagnosticReport.Line(diagnostic: group[0], text: group[0].heading + remark)
    } + (rest > 0 ? [.more(rest, "finding")] : [])
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
          mismatchCount: shaped.mismatchCounts[position],
          causes: options.showsAll
            ? differences(findings, credentials, of: job)
            : reported(causes, credentials, ofTotal: values.entryCount, of: job)
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

  /// Each difference.
  private func differences(
    _ findings: [Finding],
    _ credentials: [CredentialCause],
    of job: Job
  ) -> [ReportedCause] {
    let differences =
      findings.compactMap { job.severities.adjusted($0.diagnostic, of: $0) }
      + credentials.flatMap(\.entryDiagnostics).compactMap { job.severities.adjusted($0) }
    return differences.map { ReportedCause($0) }
  }

  /// The causes, those of the most entries first, and then those of credentials.
  private func reported(
    _ causes: [Cause],
    _ credentials: [CredentialCause],
    ofTotal total: Int,
    of job: Job
  ) -> [ReportedCause] {
    causes.compactMap { cause in
      let diagnostic = job.severities.adjusted(cause.diagnostic(ofTotal: total), of: cause.example)
      return diagnostic.map {
        ReportedCause(
          $0,
          topic: cause.topic,
          subject: cause.subject,
          entryCount: cause.entryCount
        )
      }
    }
      + credentials.compactMap { cause in
        job.severities.adjusted(cause.diagnostic).map {
          ReportedCause(
            $0,
            topic: "credentials",
            subject: cause.phrase,
            entryCount: cause.entryCount
          )
        }
      }
  }

  /// The lines of causes, errors first, and those of the most entries first.
  private func causeLines(_ causes: [ReportedCause], isBrief: Bool) -> [DiagnosticReport.Line] {
    let all = causes.map { options.common.isStrict ? $0.strict : $0 }
    return Self.shownCauses.flatMap { severity, limit, briefLimit in
      if options.common.isQuiet, severity != .error { return [DiagnosticReport.Line]() }
      let causes = all.filter { $0.diagnostic.severity == severity }
      let shown = causes.prefix(isBrief ? briefLimit : limit)
      let rest = Array(causes.dropFirst(shown.count))
      let lines = shown.map { cause in
        let example = cause.diagnostic.related.first.map { "\n  first: \($0.mark), \($0.message)" }
        let isDetailed = severity == .error && !isBrief
        return DiagnosticReport.Line(
          diagnostic: cause.diagnostic,
          text: cause.diagnostic.heading + (isDetailed ? example ?? "" : "")
        )
      }
      guard !rest.isEmpty else { return lines }
      let topics = severity == .error ? rest.topicLines : []
      return lines + [.more(rest.count, severity.rawValue)]
        + topics.map { DiagnosticReport.Line(diagnostic: nil, text: $0) }
    }
  }

  /// The numbers of causes of each severity that have lines without `--all`, and with many causes.
  private static let shownCauses: [(Diagnostic.Severity, Int, Int)] = [
    (.error, 40, 15), (.warning, 10, 3), (.note, 3, 1),
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
  /// States how many findings are not shown.
  fileprivate static func more(_ count: Int, _ noun: String) -> Self {
    Self(
      diagnostic: nil,
      text: "and \(count.grouped) more \(noun)\(count == 1 ? "" : "s"); --all shows each"
    )
  }

  fileprivate var isErrorOfDocument: Bool { diagnostic?.isErrorOfDocument ?? false }
}

extension Diagnostic {
  /// Whether it is an error of a document, and not of a recording.
  fileprivate var isErrorOfDocument: Bool { severity == .error && code != .recordingMismatch }
}
