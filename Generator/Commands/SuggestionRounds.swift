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

  /// The maximum number of rounds that add actions.
  private static let limit = 10

  /// The result of all rounds.
  struct Result {
    let file: SuggestedOverlayFile
    var actionCount = 0
    var entryCount = 0
    var fittingCount = 0
    /// The differences that the actions don't resolve.
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

  /// Writes the actions of each round into the overlay; throws if it can't be read or written.
  func run(progress: () -> Void) throws(Diagnostic) -> Result {
    var result = Result(file: file)
    var known: Set<OverlayAction.Effect> = []
    var document = file.exists && !isNamed ? try corrected() : first
    for round in 0...Self.limit {
      progress()
      guard let current = document, let values = current.recordedValues else { break }
      let findings = values.findings(Diagnostics())
      let causes = Cause.all(of: findings)
      result.entryCount = values.entryCount
      result.fittingCount = values.fittingCount(findings)
      result.unresolved = Self.contradictions(causes, values)
      let path = current.paths[0]
      let suggestion = OverlaySuggestion(document: path, version: current.version, of: values)
      let added = suggestion.actions(for: causes).filter { known.insert($0.effect).inserted }
      guard !added.isEmpty, round < Self.limit else { break }
      try file.add(added)
      result.actionCount += added.count
      document = try corrected()
    }
    return result
  }

  /// The differences for which the document, or a recording, has to be changed; each once.
  private static func contradictions(_ causes: [Cause], _ values: RecordedValues) -> [String] {
    let differences =
      causes.map(\.example).filter(\.isContradiction).map(\.diagnostic.message)
      + values.undescribed.map(\.phrase)
    var known: Set<String> = []
    return differences.filter { known.insert($0).inserted }
  }

  /// Returns the document with the overlay; throws an error of the overlay.
  private func corrected() throws(Diagnostic) -> ShapedDocument? {
    var job = job
    let overlay = OverlayFile(path: file.path)
    if !isNamed { job.services[position] = job.services[position].adding(overlay) }
    let found = Diagnostics()
    let documents = ShapedJob(job, found).documents
    if let error = found.all.first(where: { $0.severity == .error && $0.mark?.file == file.path }) {
      throw error
    }
    return documents.indices.contains(position) ? documents[position] : nil
  }
}
