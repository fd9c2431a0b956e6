extension Contract {
  /// Checks expectations, recordings and test cases for completeness.
  ///
  /// Every expectation (a response or an event) needs a recording or a stated exception. Every
  /// recorded entry needs an expectation and a case, written as `history.har #0`, unless `unproven`
  /// lists it.
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
