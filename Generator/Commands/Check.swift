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
  func run() -> Int32 {
    let results = Job.checked(options, diagnostics).flatMap(check)
    let isText = options.format == .text
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if !isText { common.isQuiet = false }
    let others = DiagnosticReport(diagnostics, common)
    results.forEach { $0.differences.forEach(diagnostics.report) }
    let report = DiagnosticReport(diagnostics, common)
    switch options.format {
    case .text where options.showsAll: report.briefLines(showsAll: true).forEach(terminal.finding)
    case .text:
      others.briefLines().forEach(terminal.finding)
      results.forEach(printCauses)
    case .json: terminal.result(report.json)
    case .sarif: terminal.result(report.sarif)
    case .github: report.annotations.forEach(terminal.result)
    }
    results.map(\.summary).forEach(terminal.note)
    terminal.note(report.summary)
    if isText, !options.suggests, results.contains(where: \.hasContradictions) {
      terminal.note("help: correct the recordings, or write an overlay of the document: --suggest")
    }
    return report.hasErrors ? 1 : 0
  }

  /// Checks the recordings of a job, and returns the result of each document.
  private func check(_ job: Job) -> [CheckResult] {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.report(found) { job.severities.adjusted($0) } }
    let shaped = ShapedJob(job, found)
    terminal.progress("checking \(job.contract?.recordings ?? "")")
    return shaped.documents.enumerated().compactMap { position, document in
      document.recordedValues.map { values in
        if values.entryCount == 0, !found.hasErrors { reportNoEntries(found) }
        let findings = values.findings(found)
        let causes = Cause.all(of: findings)
        let differences =
          options.showsAll
          ? findings.map(\.diagnostic) : causes.map { $0.diagnostic(ofTotal: values.entryCount) }
        if options.suggests { suggest(job, position, document) }
        let stale = options.acceptsChanges ? accept(values, job, found) : values.staleCauses
        (options.showsAll ? stale.flatMap(\.entryDiagnostics) : stale.map(\.diagnostic))
          .forEach(found.report)
        return CheckResult(
          recordings: job.contract?.recordings ?? "",
          entryCount: values.entryCount,
          fittingCount: values.fittingCount(findings),
          staleCount: Set(stale.flatMap(\.entries).map(\.entry)).count,
          causeCount: causes.count,
          differences: differences.compactMap { job.severities.adjusted($0) }
        )
      }
    }
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

  /// Prints one line for each cause, errors first, and those of the most entries first.
  private func printCauses(of result: CheckResult) {
    let all = result.differences.map { options.common.isStrict ? $0.strict : $0 }
    for (severity, limit) in Self.shownCauses {
      if options.common.isQuiet, severity != .error { continue }
      let causes = all.filter { $0.severity == severity }
      for cause in causes.prefix(limit) {
        let example = cause.related.first.map { "\n  first: \($0.mark), \($0.message)" } ?? ""
        let text = cause.heading + (severity == .error ? example : "")
        terminal.finding(DiagnosticReport.Line(diagnostic: cause, text: text))
      }
      let rest = causes.count - limit
      if rest > 0 {
        let text =
          "and \(rest.grouped) more \(severity.rawValue)\(rest == 1 ? "" : "s"); --all shows each"
        terminal.finding(DiagnosticReport.Line(diagnostic: nil, text: text))
      }
    }
  }

  /// The numbers of causes of each severity that are shown without `--all`.
  private static let shownCauses: [(Diagnostic.Severity, Int)] = [
    (.error, 40), (.warning, 10), (.note, 3),
  ]
}

extension Check {
  /// Writes the hashes of what the documents describe, so that no entry is stale.
  private func accept(
    _ values: RecordedValues,
    _ job: Job,
    _ diagnostics: Diagnostics
  ) -> [StaleCause] {
    do throws(Diagnostic) {
      let changed = try ContractHashes(recordings: job.contract?.recordings ?? "").accept(values)
      for path in changed { terminal.note("\(path): changed") }
    } catch {
      diagnostics.report(error)
    }
    return []
  }

  /// Extends the overlay beside the document, and states what the recordings still contradict.
  private func suggest(_ job: Job, _ position: Int, _ document: ShapedDocument) {
    do throws(Diagnostic) {
      let rounds = SuggestionRounds(job, position, document)
      let result = try rounds.run { terminal.progress("correcting \(document.paths[0])") }
      for text in result.unresolved { terminal.note("no action resolves: \(text)") }
      guard result.actionCount > 0 else {
        return terminal.note("\(document.paths[0]): no actions to suggest")
      }
      terminal.note(
        "\(result.file.path): \(result.actionCount.grouped)"
          + (result.actionCount == 1 ? " action; with it," : " actions; with them,")
          + " \(result.fittingCount.grouped) of \(result.entryCount.grouped) entries fit"
      )
      guard !rounds.isNamed else { return }
      terminal.note(
        "review them, and add the overlay to bindings.yaml: documents: [{ path:"
          + " \(result.file.documentName), overlays: [\(result.file.name)] }]"
      )
    } catch {
      diagnostics.report(error)
    }
  }
}

/// What the check of a document's recordings found.
private struct CheckResult {
  let recordings: String
  let entryCount: Int
  let fittingCount: Int
  let staleCount: Int
  let causeCount: Int
  /// The causes, those of the most entries first, or each difference.
  let differences: [Diagnostic]

  var summary: String {
    "\(recordings): \(fittingCount.grouped) of \(entryCount.grouped) entries fit the document"
      + (causeCount == 0 ? "" : "; \(causeCount) cause\(causeCount == 1 ? "" : "s")")
      + (staleCount == 0 ? "" : "; \(staleCount.grouped) stale")
  }

  /// Whether an entry contradicts the document.
  var hasContradictions: Bool { fittingCount < entryCount }
}
