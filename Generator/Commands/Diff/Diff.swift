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
    let old = try DocumentVersion(options.old, options, diagnostics)
    let new = try DocumentVersion(options.new, options, diagnostics)
    let sources = old.sources.adding(new.sources)
    var changes: [Change] = []
    if !diagnostics.hasErrors {
      for pair in ComparedDocuments.pairs(old, new) {
        changes += try pair.changes(isApplication: options.isApplication, diagnostics)
      }
      changes = addingSwift(old.jobs, new.jobs, changes)
        .filter { options.verdicts.contains($0.rule.verdict) }
    }
    terminal.endProgress()
    // The changes of a document that wasn't read as a whole would be wrong.
    guard !diagnostics.hasErrors else {
      let found = Diagnostics()
      diagnostics.all.map(sources.shown).forEach(found.report)
      terminal.report(DiagnosticReport(found, options.common, command: "diff", sources))
      return 1
    }
    let found = Diagnostics()
    changes.map { sources.shown($0.diagnostic) }.forEach(found.report)
    let isWritten = write(found, sources)
    terminal.note(ChangeSummary(changes).text)
    let isFailure = options.failure.map { level in
      changes.contains { $0.rule.level >= level }
    }
    return isFailure == true || !isWritten ? 1 : 0
  }

  /// Adds the changes of the bindings, if both versions have a `bindings.yaml`.
  private func addingSwift(_ old: [Job], _ new: [Job], _ changes: [Change]) -> [Change] {
    guard !diagnostics.hasErrors, options.verdicts.contains(.source), !old.isEmpty, !new.isEmpty
    else { return changes }
    guard let before = VersionedBindings(old), let after = VersionedBindings(new) else {
      terminal.note("the Swift of the bindings isn't compared, since it can't be generated")
      return changes
    }
    return VersionedBindings.changes(before, after, besides: changes)
  }

  private func write(_ changes: Diagnostics, _ sources: SourcePaths) -> Bool {
    var common = options.common
    // `--quiet` only affects text; other formats contain everything.
    if options.report.format != .text { common.isQuiet = false }
    let report = DiagnosticReport(changes, common, command: "diff", sources)
    let output = ReportOutput(options.report, terminal)
    return switch options.report.format {
    case .text: output.write(report.lines(showsAll: options.showsAll))
    default: output.write(Report(report, of: "diff"))
    }
  }
}
