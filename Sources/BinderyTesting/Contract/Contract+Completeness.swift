extension Contract {
  /// Checks that every expectation, of an answer or an event, has a recording or a stated
  /// exception, and that every recorded entry is expected and has a case, written as
  /// `history.har #0`, or is known to be unproven.
  public func verifyCompleteness(
    _ expectations: [ContractExpectation],
    events: [ContractEventExpectation] = [],
    cases: [String],
    unproven: [String] = []
  ) throws(ContractViolations) {
    let (recorded, unreadable) = RecordedEntry.all(in: recordings)
    let violations =
      unreadable
      + ContractCompleteness(
        expectations: expectations,
        events: events,
        recorded: recorded,
        cases: cases + unproven
      ).violations
    if !violations.isEmpty { throw ContractViolations(violations) }
  }
}
