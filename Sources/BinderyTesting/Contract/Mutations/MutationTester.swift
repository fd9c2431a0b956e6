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
    mutator = schemas.mutator(run.sample)
  }
}

extension RecordingFolder {
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
