import Canonicalizing
import Comparing
import Emitting
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
    let scratch = try scratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let old = try version(options.old, scratch)
    let new = try version(options.new, scratch)
    let sources = old.sources.adding(new.sources)
    var changes: [Change] = []
    var symbols = SwiftSymbols()
    if !diagnostics.hasErrors {
      for pair in ComparedDocuments.pairs(old, new) {
        changes += try pair.changes(isApplication: options.common.isApplication, diagnostics)
      }
      if let bindings = bindings(old.jobs, new.jobs) {
        changes = VersionedBindings.changes(bindings.old, bindings.new, besides: changes)
        symbols = bindings.old.symbols
        symbols.add(bindings.new.symbols)
      }
      changes = changes.filter { options.verdicts.contains($0.rule.verdict) }
    }
    terminal.endProgress()
    // The changes of a document that wasn't read as a whole would be wrong.
    guard !diagnostics.hasErrors else {
      let found = Diagnostics()
      diagnostics.all.map(sources.shown).forEach(found.report)
      terminal.report(DiagnosticReport(found, options.common, command: "diff", sources))
      return 1
    }
    let exceptions = options.exceptions.map { path in
      ChangeException.read(path, diagnostics: diagnostics)
    }
    guard !diagnostics.hasErrors else {
      terminal.report(DiagnosticReport(diagnostics, options.common, command: "diff"))
      return 1
    }
    let accepted = AcceptedChanges(changes, exceptions ?? [], today: CalendarDay.today)
    let summary = ChangeSummary(accepted.open, symbols)
    let isWritten = write(accepted, summary, sources, symbols)
    terminal.note(text(of: summary, accepted))
    let isFailure = options.failure.map { level in
      accepted.open.contains { $0.level >= level }
    }
    return isFailure == true || !isWritten ? 1 : 0
  }

  /// A folder for the documents of revisions; nil if there are none.
  private func scratchFolder() throws(UsageError) -> ScratchFolder? {
    guard [options.old, options.new].contains(where: { $0.revision != nil }) else { return nil }
    do {
      return try ScratchFolder()
    } catch {
      throw UsageError("the temporary folder can't be created: \(error.localizedDescription)")
    }
  }

  private func version(
    _ path: VersionedPath,
    _ scratch: ScratchFolder?
  ) throws(UsageError) -> DocumentVersion {
    var revision: GitRevision?
    if let name = path.revision, let scratch { revision = try GitRevision(name, in: scratch) }
    return try DocumentVersion(path, revision, options, diagnostics)
  }

  /// The bindings of both versions, if both have a `bindings.yaml`.
  private func bindings(
    _ old: [Job],
    _ new: [Job]
  ) -> (old: VersionedBindings, new: VersionedBindings)? {
    guard !diagnostics.hasErrors, !old.isEmpty, !new.isEmpty else { return nil }
    guard let before = VersionedBindings(old, recordings: new),
      let after = VersionedBindings(new, recordings: new)
    else {
      terminal.note("the Swift of the bindings isn't compared, since it can't be generated")
      return nil
    }
    return (before, after)
  }

  private func text(of summary: ChangeSummary, _ changes: AcceptedChanges) -> String {
    let number = changes.entries.count { !$0.exceptions.isEmpty }
    return summary.text + (number == 0 ? "" : "; \(number.grouped) accepted by exceptions")
  }

  private func write(
    _ changes: AcceptedChanges,
    _ summary: ChangeSummary,
    _ sources: SourcePaths,
    _ symbols: SwiftSymbols
  ) -> Bool {
    let output = ReportOutput(options.report, terminal)
    if options.isChangelog { return output.write(ChangelogText(changes.open).text) }
    let found = Diagnostics()
    var details: [Diagnostic: ReportedChange] = [:]
    for entry in changes.entries {
      let change = entry.change
      let diagnostic = sources.shown(
        change.diagnostic(acceptedBecause: entry.reason, openPart: entry.openPart)
      )
      found.report(diagnostic)
      details[options.common.isStrict ? diagnostic.strict : diagnostic] = ReportedChange(
        change,
        accepted: entry.reason
      )
    }
    changes.warnings.forEach(found.report)
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if options.report.format != .text { common.isQuiet = false }
    let report = DiagnosticReport(found, common, command: "diff", sources)
    switch options.report.format {
    case .text: return output.write(report.lines(showsAll: options.showsAll))
    default:
      var rendered = Report(report, of: "diff", symbols)
      rendered.changes = details
      rendered.nextVersion = summary.nextVersion
      rendered.tables = summary.table.map { [$0] } ?? []
      rendered.summary = text(of: summary, changes)
      rendered.failing = failing
      return output.write(rendered)
    }
  }

  /// The severities of the changes with which the command fails.
  private var failing: Set<Diagnostic.Severity> {
    switch options.failure {
    case .breaking: [.error]
    case .warning: [.error, .warning]
    case .info: [.error, .warning, .note]
    case nil: []
    }
  }
}
