import Canonicalizing
import Checking
import Shape
import Specification

/// The entries of a document's recordings that are stale.
///
/// An overlay that is added because of the recordings, as `--suggest` writes it, affects most of
/// them. Those that fit need no review of each: they have one line.
struct StaleEntries {
  /// The changes of the documents, each with the entries that it affects.
  let causes: [StaleCause]
  /// The fitting entries that were checked against the documents without the overlays.
  private let overlaid: Set<Contract.Entry>
  private let mark: Mark

  /// Finds the stale entries of one of a job's documents.
  ///
  /// - Parameter isBrief: Whether fitting entries that only overlays affect have one line.
  init(_ document: ShapedDocument, of job: Job, _ findings: [Finding], isBrief: Bool = true) {
    mark = document.mark ?? Mark(file: document.paths[0], line: 1, column: 1)
    guard let values = document.recordedValues else {
      causes = []
      overlaid = []
      return
    }
    let all = values.staleCauses
    let stale = Set(all.flatMap(\.entries).map(\.entry))
    let fitting = stale.subtracting(values.contradictingEntries(findings))
    overlaid = isBrief ? Self.fresh(fitting, without: document, of: job) : []
    causes = all.compactMap { [overlaid] in $0.without(overlaid) }
  }

  /// The number of stale entries.
  var count: Int { overlaid.union(causes.flatMap(\.entries).map(\.entry)).count }

  /// A diagnostic for each cause, and one for all entries that only overlays affect.
  var diagnostics: [Diagnostic] {
    causes.map(\.diagnostic) + (overlaidDiagnostic.map { [$0] } ?? [])
  }

  private var overlaidDiagnostic: Diagnostic? {
    guard !overlaid.isEmpty else { return nil }
    let entries =
      overlaid.count == 1
      ? "1 entry was checked, and it fits"
      : "\(overlaid.count.grouped) entries were checked, and all fit"
    return Diagnostic(
      .warning,
      .staleRecording,
      at: mark,
      "only overlays changed what describes them after \(entries)",
      fix: "run “bindery check --accept”"
    )
  }

  /// Returns the entries that aren't stale without the overlays of the documents.
  private static func fresh(
    _ entries: Set<Contract.Entry>,
    without document: ShapedDocument,
    of job: Job
  ) -> Set<Contract.Entry> {
    guard !entries.isEmpty, !document.overlaidFiles.isEmpty,
      let service = job.services.first(where: { $0.document.path == document.paths[0] })
    else { return [] }
    var job = job
    job.services = [service.withoutOverlays]
    job.contract?.recorded = document.recorded
    job.contract?.checked = entries
    let found = Diagnostics()
    guard let values = ShapedJob(job, found).documents.first?.recordedValues else { return [] }
    let described = Set(values.entries.filter { $0.hashes != nil }.map(\.entry))
    let stale = Set(values.staleCauses.flatMap(\.entries).map(\.entry))
    return described.subtracting(stale)
  }
}
