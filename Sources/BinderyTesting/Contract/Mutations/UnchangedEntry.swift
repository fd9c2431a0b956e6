import RecordingMutation

/// A recorded entry as it is, for which the tests fail: its mutations would prove nothing.
private struct UnchangedEntry: EntryMutation {
  let kind = MutationKind.unchanged
  let detail = ""
  let part: EntryPart
}

extension RecordingFolder {
  /// Returns the result of tests that fail without a mutation, instead of the results of all
  /// mutations of the entry, which aren't tested.
  mutating func unchanged(
    _ difference: EntryDifference,
    in subject: String,
    _ entry: Int,
    of recording: String
  ) -> MutationResult {
    let mutation = UnchangedEntry(part: difference.part)
    let failure = failure(difference, of: mutation.kind, entry, of: recording)
    return result(of: mutation, in: subject, entry, of: recording, failure: failure)
  }
}
