extension Contract {
  /// Checks expectations, recordings and test cases for completeness.
  ///
  /// Every expectation (a response or an event) needs a recording or a stated exception, if
  /// `requirements` has its kind. Every annotated entry needs an expectation and a case, written as
  /// `history.har #0`, unless `unproven` lists it. `operations` has the operations of entries
  /// without `_bindery`; a further one of these is a request to another service.
  public func verifyCompleteness(
    _ expectations: [ContractExpectation],
    events: [ContractEventExpectation] = [],
    cases: [String],
    operations: [String: String] = [:],
    unproven: [String] = [],
    requiring requirements: Set<ContractRequirement> = .all
  ) throws(ContractViolations) {
    let (recorded, unreadable) = RecordedEntry.all(in: recordings, operations: operations)
    let violations =
      unreadable
      + ContractCompleteness(
        expectations: expectations,
        events: events,
        recorded: recorded,
        cases: cases + unproven,
        requirements: requirements,
        folder: RecordingFolder(recordings),
        documents: documents
      ).violations
    if !violations.isEmpty { throw ContractViolations(violations) }
  }
}
