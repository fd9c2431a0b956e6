import Checking
import Shape
import Specification

/// Extends the overlay of a document until its recordings fit.
///
/// A correction can uncover another difference, so that the document is read again with the overlay
/// after each round.
struct SuggestionRounds {
  /// Whether the job names the overlay.
  let isNamed: Bool
  private let job: Job
  private let position: Int
  private let file: SuggestedOverlayFile
  private let first: ShapedDocument

  private static let limit = 10

  /// The result of all rounds.
  struct Result {
    let file: SuggestedOverlayFile
    var actionCount = 0
    var entryCount = 0
    var fittingCount = 0
    /// The differences that no action resolves.
    var unresolved: [String] = []
  }

  /// Creates the rounds of the document at a position among those of a job.
  init(_ job: Job, _ position: Int, _ document: ShapedDocument) {
    self.job = job
    self.position = position
    first = document
    file = SuggestedOverlayFile(of: document.paths[0])
    isNamed = job.services[position].document.overlays.contains { [file] in $0.path == file.path }
  }

  /// Writes the actions of each round into the overlay; throws if the file can't be written.
  func run(progress: () -> Void) throws(Diagnostic) -> Result {
    var result = Result(file: file)
    var known: Set<OverlayAction> = []
    var document = file.exists && !isNamed ? corrected : first
    for _ in 0..<Self.limit {
      progress()
      guard let current = document, let values = current.recordedValues else { break }
      let findings = values.findings(Diagnostics())
      let (actions, unresolved) = actions(Cause.all(of: findings), values, current)
      result.entryCount = values.entryCount
      result.fittingCount = values.fittingCount(findings)
      result.unresolved = unresolved
      let added = actions.filter { known.insert($0).inserted }
      guard !added.isEmpty else { break }
      try file.add(added)
      result.actionCount += added.count
      document = corrected
    }
    return result
  }

  private func actions(
    _ causes: [Cause],
    _ values: RecordedValues,
    _ document: ShapedDocument
  ) -> (actions: [OverlayAction], unresolved: [String]) {
    let path = document.paths[0]
    let schemas = OverlaySuggestion(document: path, version: document.version, of: values)
    let parts = PartSuggestion(document: path, version: document.version, of: values)
    let (actions, unresolved) = schemas.actions(for: causes)
    return (
      parts.actions(for: values.undescribed) + actions,
      unresolved.map(\.example.diagnostic.message)
    )
  }

  /// The document with the overlay.
  private var corrected: ShapedDocument? {
    var job = job
    let overlay = OverlayFile(path: file.path)
    if !isNamed { job.services[position] = job.services[position].adding(overlay) }
    let documents = ShapedJob(job, Diagnostics()).documents
    return documents.indices.contains(position) ? documents[position] : nil
  }
}
