import BinderyRuntime

/// The missing counterparts among expectations, recordings and cases.
struct ContractCompleteness {
  private(set) var violations: [ContractViolation] = []
  private let expectations: [String: [ContractExpectation]]
  private var folder: RecordingFolder
  private let documents: DescribedDocuments

  /// The status of a response that the cache of the client answered (RFC 9110, section 15.4.5); few
  /// documents describe it, and no test is generated for it.
  private static let notModified = 304

  init(
    expectations: [ContractExpectation],
    events: [ContractEventExpectation],
    recorded: [RecordedEntry],
    cases: [String],
    requirements: Set<ContractRequirement>,
    folder: RecordingFolder,
    documents: DescribedDocuments
  ) {
    self.folder = folder
    self.documents = documents
    self.expectations = Dictionary(grouping: expectations, by: \.operation)
    if requirements.contains(.statuses) {
      for expectation in expectations { check(expectation, against: recorded) }
      for event in events { check(event, against: recorded) }
    } else if requirements.contains(.operations) {
      checkOperations(expectations, against: recorded)
    }
    for entry in recorded { check(entry, against: Set(cases)) }
    for name in Set(cases).subtracting(recorded.map(\.name)).sorted() {
      report(name, "tested, but not recorded", at: nil)
    }
  }

  private mutating func check(_ expectation: ContractExpectation, against all: [RecordedEntry]) {
    let shown = all.first {
      $0.event == nil && $0.operation == expectation.operation && describes(expectation, $0.status)
    }
    let subject = "\(expectation.operation) \(expectation.status)"
    let part = DescribedDocuments.Part.operation(expectation.operation)
    check(subject, part, shown: shown, unless: expectation.exception)
  }

  /// Checks that each operation has a recording, unless each of its statuses has an exception.
  private mutating func checkOperations(
    _ expectations: [ContractExpectation],
    against all: [RecordedEntry]
  ) {
    let recorded = Set(all.filter { $0.event == nil }.map(\.operation))
    var seen = recorded
    for expectation in expectations where seen.insert(expectation.operation).inserted {
      let operation = expectation.operation
      let statuses = self.expectations[operation] ?? []
      if statuses.allSatisfy({ $0.exception != nil }) { continue }
      let location = documents.location(of: .operation(operation))
      report(operation, "no recording of any status", at: location)
    }
  }

  private mutating func check(_ event: ContractEventExpectation, against all: [RecordedEntry]) {
    let shown = all.first {
      $0.event == event.name && $0.method == event.method && $0.operation == event.operation
    }
    check(event.subject, .event(event.name), shown: shown, unless: event.exception)
  }

  private mutating func check(
    _ subject: String,
    _ part: DescribedDocuments.Part,
    shown: RecordedEntry?,
    unless exception: String?
  ) {
    switch (shown, exception) {
    case (nil, nil):
      report(subject, "no recording and no exception", at: documents.location(of: part))
    case (let shown?, let exception?):
      report(
        subject,
        "declared as unrecorded (\(JSONValue.quoted(exception))), but \(shown.name) shows it",
        at: location(of: shown)
      )
    default: break
    }
  }

  private mutating func check(_ entry: RecordedEntry, against cases: Set<String>) {
    // Other tests check the messages of a session.
    if entry.isSession { return }
    if let event = entry.event {
      if !cases.contains(entry.name) {
        report("\(event) (\(entry.name))", "recorded, but not tested", at: location(of: entry))
      }
      return
    }
    let subject = "\(entry.operation) \(entry.status) (\(entry.name))"
    if !(expectations[entry.operation] ?? []).contains(where: { describes($0, entry.status) }) {
      if entry.status == Self.notModified { return }
      report(subject, "recorded, but not described by the spec", at: location(of: entry))
    } else if !cases.contains(entry.name) {
      report(subject, "recorded, but not tested", at: location(of: entry))
    }
  }

  private func describes(_ expectation: ContractExpectation, _ status: Int) -> Bool {
    expectation.describes(status, among: expectations[expectation.operation] ?? [])
  }

  private mutating func location(of entry: RecordedEntry) -> ContractLocation? {
    folder.location(of: .entry, entry.position, of: entry.file)
  }

  private mutating func report(
    _ subject: String,
    _ difference: String,
    at location: ContractLocation?
  ) {
    violations.append(
      ContractViolation(subject: subject, difference: difference, location: location)
    )
  }
}
