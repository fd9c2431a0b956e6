import Canonicalizing
import Checking
import SchemaValidation
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
    let summaries = jobs.flatMap(check)
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if options.format != .text { common.isQuiet = false }
    let report = DiagnosticReport(diagnostics, common)
    switch options.format {
    case .text: report.briefLines(showsAll: options.showsAll).forEach(terminal.finding)
    case .json: terminal.result(report.json)
    case .sarif: terminal.result(report.sarif)
    case .github: report.annotations.forEach(terminal.result)
    }
    summaries.forEach(terminal.note)
    terminal.note(report.summary)
    return report.hasErrors ? 1 : 0
  }

  private var jobs: [Job] {
    if let document = options.document, let recordings = options.recordings {
      return [Job(document: document, recordings: recordings, options.common)]
    }
    let boundary = PackageBoundary(allowsOutside: options.common.allowsOutside)
    return Job.all(diagnostics, boundary, isLint: true).filter { $0.contract != nil }
  }

  /// Checks the recordings of a job, and returns a summary for each document.
  private func check(_ job: Job) -> [String] {
    terminal.progress("reading \(job.title)")
    let found = Diagnostics()
    defer { diagnostics.report(found) { job.severities.adjusted($0) } }
    let shaped = ShapedJob(job, found)
    terminal.progress("checking \(job.contract?.recordings ?? "")")
    return shaped.documents.compactMap { document in
      document.recordedValues.map { values in
        let findings = values.findings(found)
        let entries = Set(values.values.map(\.entry))
        let causes = Cause.all(of: findings)
        let reported =
          options.showsAll
          ? findings.map(\.diagnostic) : causes.map { $0.diagnostic(ofTotal: entries.count) }
        reported.forEach(found.report)
        if options.suggests { suggest(causes, values, document, found) }
        let invalid = Set(findings.filter { $0.kind != .undocumentedMember }.map(\.value.entry))
        return "\(job.contract?.recordings ?? ""): \((entries.count - invalid.count).grouped) of"
          + " \(entries.count.grouped) entries fit the document"
          + (causes.isEmpty ? "" : "; \(causes.count) cause\(causes.count == 1 ? "" : "s")")
      }
    }
  }
}

extension Check {
  /// Writes the overlay that resolves the causes.
  private func suggest(
    _ causes: [Cause],
    _ values: RecordedValues,
    _ document: ShapedDocument,
    _ diagnostics: Diagnostics
  ) {
    let suggestion = OverlaySuggestion(
      document: document.paths[0],
      version: document.version,
      of: values
    )
    let (actions, unresolved) = suggestion.actions(for: causes)
    for cause in unresolved {
      terminal.note("no action resolves \(cause.example.diagnostic.message)")
    }
    guard !actions.isEmpty else {
      return terminal.note("\(document.paths[0]): no actions to suggest")
    }
    let file = SuggestedOverlayFile(of: document.paths[0])
    do throws(Diagnostic) {
      try file.add(actions)
      terminal.note(
        "\(file.path): \(actions.count.grouped) actions; review them, and add the overlay to"
          + " bindings.yaml: documents: [{ path: \(file.documentName), overlays: [\(file.name)] }]"
      )
    } catch {
      diagnostics.report(error)
    }
  }
}

extension RecordedValues {
  /// The differences of all values; reports an invalid schema, and returns none.
  func findings(_ diagnostics: Diagnostics) -> [Finding] {
    do throws(SchemaError) {
      return try RecordingCheck(self).findings()
    } catch {
      diagnostics.warn(
        .recordingMismatch,
        at: nil,
        "the recordings can't be checked: \(error)",
        fix: "correct the schema"
      )
      return []
    }
  }
}
