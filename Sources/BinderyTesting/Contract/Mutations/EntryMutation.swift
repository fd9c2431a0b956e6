import RecordingMutation

/// A change of a part of a recorded entry, or of the client in it.
protocol EntryMutation: Sendable {
  var kind: MutationKind { get }
  /// What is changed.
  var detail: String { get }
  /// The location of the keyword of the schema; empty for a change that isn't about one.
  var keyword: String { get }
  var part: EntryPart { get }
}

extension EntryMutation {
  var keyword: String { "" }
}

extension RecordingFolder {
  /// Returns the result of a mutation, with the location of what it changes.
  ///
  /// If the tests did what they must, the location isn't shown, and is only that of the file.
  ///
  /// - Parameter failure: The first failure of the tests; nil if they passed.
  mutating func result(
    of mutation: some EntryMutation,
    in subject: String,
    _ entry: Int,
    of recording: String,
    failure: String?
  ) -> MutationResult {
    let isExpected = mutation.kind.mustFail == (failure != nil)
    let found =
      isExpected
      ? nil
      : location(of: mutation.part, entry, of: recording)
        ?? location(of: .entry, entry, of: recording)
    let location = found ?? ContractLocation(file: path(of: recording), line: 1, column: 1)
    return MutationResult(
      mutation.kind,
      of: subject,
      detail: mutation.detail,
      keyword: mutation.keyword,
      entry: "\(recording) #\(entry)",
      file: location.file,
      line: location.line,
      column: location.column,
      failure: failure
    )
  }
}
