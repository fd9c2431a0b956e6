import BinderyRuntime
import Foundation
import RecordingMutation

/// What the mutations of one test have in common.
struct MutationTester {
  let run: MutationRun
  /// Changes values by the schemas of the contract; nil if they can't be compiled.
  let mutator: ValueMutator?

  /// Returns nil if tests run as usual.
  init?(_ schemas: ContractSchemas) {
    guard let run = MutationRun.current else { return nil }
    self.run = run
    mutator = schemas.mutator
  }
}

/// The entry of a mutation, and the location of what it changes.
struct MutationMark {
  let entry: String
  let location: ContractLocation
}

extension RecordingFolder {
  /// Returns the location of a part of an entry, or else that of the entry.
  ///
  /// If the tests failed as they must, the location isn't shown, and is only that of the file.
  mutating func mark(
    of part: EntryPart,
    _ entry: Int,
    of recording: String,
    _ failure: String?
  ) -> MutationMark {
    let found =
      failure != nil
      ? nil
      : location(of: part, entry, of: recording) ?? location(of: .entry, entry, of: recording)
    let file = path(of: recording)
    return MutationMark(
      entry: "\(recording) #\(entry)",
      location: found ?? ContractLocation(file: file, line: 1, column: 1)
    )
  }

  /// Returns the text of a difference without secrets; empty where a difference is expected.
  func failure(
    _ difference: EntryDifference?,
    of kind: MutationKind,
    _ entry: Int,
    of recording: String
  ) -> String? {
    guard let difference else { return nil }
    if kind.mustFail { return "" }
    let violation = ContractViolation(subject: "", difference: difference.text)
    return withoutSecrets([violation], entry, of: recording)[0].difference
  }
}

extension MutationResult {
  /// - Parameter change: The changed part, and the location of the keyword of its schema.
  init(
    _ kind: MutationKind,
    of subject: String,
    _ change: (detail: String, keyword: String),
    failure: String?,
    _ mark: MutationMark
  ) {
    self.init(
      kind,
      of: subject,
      detail: change.detail,
      keyword: change.keyword,
      entry: mark.entry,
      file: mark.location.file,
      line: mark.location.line,
      column: mark.location.column,
      failure: failure
    )
  }
}
