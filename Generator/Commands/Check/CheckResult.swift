import Checking
import Shape
import Specification

/// What the check of a document's recordings found.
struct CheckResult {
  /// The path of the document.
  let document: String
  let recordings: String
  let entryCount: Int
  let fittingCount: Int
  let staleCount: Int
  /// The number of causes that contradict schemas and credentials.
  let causeCount: Int
  /// The number of other causes, such as a status that the document doesn't have.
  let mismatchCount: Int
  /// The causes, those of the most entries first, or each difference.
  let causes: [ReportedCause]

  /// The numbers of entries and of causes; with the document if other results have the same
  /// recordings.
  func summary(among results: [CheckResult]) -> String {
    let isShared = results.count { $0.recordings == recordings } > 1
    let subject = isShared ? "\(document) and \(recordings)" : recordings
    let causes = causeCount + mismatchCount
    return "\(subject): \(fittingCount.grouped) of \(entryCount.entriesFit) the document"
      + (causes == 0 ? "" : "; \(causes.grouped) cause\(causes == 1 ? "" : "s")")
      + (staleCount == 0 ? "" : "; \(staleCount.grouped) stale")
  }

  /// Whether an entry contradicts the document.
  var hasContradictions: Bool { fittingCount < entryCount }
}

extension Int {
  /// The number of all entries, as the subject of a sentence: `3 entries fit`.
  var entriesFit: String { self == 1 ? "1 entry fits" : "\(grouped) entries fit" }
}
