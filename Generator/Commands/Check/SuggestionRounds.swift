import Checking
import Shape
import Specification

/// Extends the overlays of a document and of the files that it refers to until its recordings fit.
///
/// A correction can uncover another difference, so that the document is read again with the
/// overlays after each round.
struct SuggestionRounds {
  private let job: Job
  private let position: Int
  private let first: ShapedDocument

  /// The maximum number of rounds that add actions.
  private static let limit = 10

  /// The result of all rounds.
  struct Result {
    /// The extended overlays, and the numbers of added actions.
    var overlays: [(file: SuggestedOverlayFile, actionCount: Int)] = []
    /// The overlays of earlier runs that the job doesn't name.
    var unnamed: [SuggestedOverlayFile] = []
    var entryCount = 0
    var fittingCount = 0
    /// The differences that the actions don't resolve.
    var unresolved: [String] = []

    fileprivate mutating func add(_ file: SuggestedOverlayFile, _ count: Int) {
      if let index = overlays.firstIndex(where: { $0.file == file }) {
        overlays[index].actionCount += count
      } else {
        overlays.append((file, count))
      }
    }
  }

  /// Creates the rounds of the document at a position among those of a job.
  init(_ job: Job, _ position: Int, _ document: ShapedDocument) {
    self.job = job
    self.position = position
    first = document
  }

  /// Whether the job names the overlay.
  private func isNamed(_ file: SuggestedOverlayFile) -> Bool {
    job.services[position].hasOverlay(file.path)
  }

  /// Writes the actions of each round into the overlays; throws if one can't be read or written.
  func run(progress: () -> Void) throws(Diagnostic) -> Result {
    var result = Result()
    var known: Set<SuggestedChange.Effect> = []
    var applied = first.files.sorted().map(SuggestedOverlayFile.init).filter {
      $0.exists && !isNamed($0)
    }
    result.unnamed = applied
    var document = applied.isEmpty ? first : try corrected(applied)
    for round in 0...Self.limit {
      progress()
      guard let current = document,
        let values = current.recordedValues?.located(in: current.overlaidFiles)
      else { break }
      let findings = values.findings(Diagnostics())
      let causes = Cause.all(of: findings)
      result.entryCount = values.entryCount
      result.fittingCount = values.fittingCount(findings)
      result.unresolved = Self.contradictions(causes, values)
      let suggestion = OverlaySuggestion(
        of: values,
        version: current.version,
        object: current.object(at:)
      )
      let added = suggestion.changes(for: causes).filter { known.insert($0.effect).inserted }
      guard !added.isEmpty, round < Self.limit else { break }
      for file in added.map(\.file).unique.map(SuggestedOverlayFile.init) {
        let changes = added.filter { $0.file == file.document }
        let actions = ActionComposer(total: values.entryCount).actions(for: changes)
        try file.add(actions)
        result.add(file, actions.count)
        if !isNamed(file), !applied.contains(file) { applied.append(file) }
      }
      document = try corrected(applied)
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

  /// Returns the document with overlays; throws an error of these.
  private func corrected(_ overlays: [SuggestedOverlayFile]) throws(Diagnostic) -> ShapedDocument? {
    var job = job
    for file in overlays {
      job.services[position].add(OverlayFile(path: file.path), of: file.document)
    }
    let found = Diagnostics()
    let documents = ShapedJob(job, found).documents
    let paths = Set(overlays.map(\.path))
    if let error = found.all.first(where: { problem in
      problem.severity == .error && problem.mark.map { paths.contains($0.file) } == true
    }) {
      throw error
    }
    return documents.indices.contains(position) ? documents[position] : nil
  }
}
