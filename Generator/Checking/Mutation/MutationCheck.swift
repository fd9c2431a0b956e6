import BinderyJSON
import RecordingMutation
import SchemaValidation
import Shape

/// Tests whether the check of recordings notices mutations of their values.
package struct MutationCheck {
  private let values: [RecordedValue]
  private let check: RecordingCheck
  private let sent: ValueMutator
  private let received: ValueMutator
  private let sample: MutationSample

  /// Compiles the schemas; throws `SchemaError` if one of them is invalid.
  package init(_ values: RecordedValues, _ sample: MutationSample) throws(SchemaError) {
    check = try RecordingCheck(values)
    sent = check.sent.mutator(sample)
    received = check.received.mutator(sample)
    self.sample = sample
    // A refused request may violate the document on purpose, and then isn't a finding.
    self.values = values.values.filter { $0.refusal == nil }
  }

  /// Tests the selected mutations of each value that fits its schema.
  ///
  /// - Parameters:
  ///   - hasTime: Whether further mutations are tested.
  ///   - progress: Called with the number of values so far.
  package func results(
    hasTime: () -> Bool,
    progress: (Int, _ total: Int) -> Void
  ) -> MutationResults {
    var results = MutationResults()
    for (number, value) in values.enumerated() {
      progress(number, values.count)
      guard let schema = check.schemas(of: value).schemas.definition(value.schema),
        let json = try? value.content.json(for: schema), isAccepted(value)
      else { continue }
      let mutator = value.isSent ? sent : received
      let mutations =
        mutator.violations(of: json, as: value.schema)
        + (value.isSent ? [] : mutator.tolerated(of: json, as: value.schema))
      for mutation in sample.selection(of: mutations, identity: \.identity) {
        guard hasTime() else {
          results.untested[value.origin.file, default: 0] += 1
          continue
        }
        results.results.append(result(of: mutation, in: value))
      }
    }
    return results
  }

  private func isAccepted(_ value: RecordedValue) -> Bool {
    !check.findings(in: value).contains(where: \.isContradiction)
  }

  private func result(of mutation: ValueMutation, in value: RecordedValue) -> MutationResult {
    var changed = value
    changed.content = .text(mutation.value.description)
    let findings = check.findings(in: changed).filter(\.isContradiction)
    return MutationResult(
      mutation.kind,
      of: value.phrase,
      detail: mutation.path.description,
      keyword: mutation.keyword,
      entry: value.entry.description,
      file: value.origin.file,
      line: value.origin.line,
      column: value.origin.column,
      failure: findings.first?.message
    )
  }
}
