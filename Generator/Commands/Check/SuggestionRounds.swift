import Checking
import Shape
import Specification

/// Extends the overlays of a document and of the files that it refers to until its recordings fit.
///
/// A correction can uncover another difference, so that the document is read again with the
/// overlays after each round. Only entries whose schemas it changes, and those that contradicted
/// the document, are checked again; all are at the end.
struct SuggestionRounds {
  private let job: Job
  private let position: Int
  private let first: ShapedDocument
  /// The findings in the first document.
  private let findings: [Finding]

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

  /// Creates the rounds of the document at a position among those of a job, in which the
  /// recordings have findings.
  init(_ job: Job, _ position: Int, _ document: ShapedDocument, _ findings: [Finding]) {
    self.job = job
    self.position = position
    first = document
    self.findings = findings
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
    let whole =
      applied.isEmpty
      ? Checked(first, findings) : Checked(try corrected(applied))
    guard let whole else { return result }
    result.entryCount = whole.values.entryCount
    var current = whole
    var checked: Set<Contract.Entry> = []
    for round in 0...Self.limit {
      progress()
      let causes = Cause.all(of: current.findings)
      let suggestion = OverlaySuggestion(
        of: current.values,
        version: current.document.version,
        object: current.document.object(at:)
      )
      let added = suggestion.changes(for: causes).filter { known.insert($0.effect).inserted }
      guard !added.isEmpty, round < Self.limit else { break }
      for file in added.map(\.file).unique.map(SuggestedOverlayFile.init) {
        let changes = added.filter { $0.file == file.document }
        let actions = ActionComposer(total: result.entryCount).actions(for: changes)
        try file.add(actions)
        result.add(file, actions.count)
        if !isNamed(file), !applied.contains(file) { applied.append(file) }
      }
      checked.formUnion(current.values.contradictingEntries(current.findings))
      checked.formUnion(whole.values.entries(reaching: added))
      guard let next = Checked(try corrected(applied, whole.document.recorded, checked))
      else { break }
      current = next
    }
    // A change can also have another effect, such as on the messages with which frames are matched.
    if !result.overlays.isEmpty, let all = Checked(try corrected(applied, whole.document.recorded))
    {
      current = all
    }
    result.fittingCount =
      result.entryCount - current.values.contradictingEntries(current.findings).count
    result.unresolved = Self.contradictions(Cause.all(of: current.findings), current.values)
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

  /// Returns the document with overlays, and the values of the checked entries, or of all; throws
  /// an error of the overlays.
  ///
  /// The recordings are read unless they have been: overlays of earlier runs can describe secrets
  /// in them, those of this run can't.
  private func corrected(
    _ overlays: [SuggestedOverlayFile],
    _ recorded: RecordedEntries? = nil,
    _ checked: Set<Contract.Entry>? = nil
  ) throws(Diagnostic) -> ShapedDocument? {
    var job = job
    job.services = [job.services[position]]
    for file in overlays { job.services[0].add(OverlayFile(path: file.path), of: file.document) }
    job.contract?.recorded = recorded
    job.contract?.checked = checked
    let found = Diagnostics()
    let document = ShapedJob(job, found).documents.first
    let paths = Set(overlays.map(\.path))
    if let error = found.all.first(where: { problem in
      problem.severity == .error && problem.mark.map { paths.contains($0.file) } == true
    }) {
      throw error
    }
    return document
  }

  /// A document, and its values and findings with locations in the files that overlays change.
  private struct Checked {
    let document: ShapedDocument
    let values: RecordedValues
    let findings: [Finding]

    /// Checks a document, unless its findings are known; nil without recordings.
    init?(_ document: ShapedDocument?, _ findings: [Finding]? = nil) {
      guard let document, let values = document.recordedValues else { return nil }
      self.document = document
      self.values = values.located(in: document.overlaidFiles)
      self.findings = (findings ?? values.findings(Diagnostics()))
        .located(in: document.overlaidFiles)
    }
  }
}
