import Canonical
import Shape
import SourceDiagnostics

/// Derives the contract tests of a service from its recordings.
public struct ContractShaper {
  let service: Service
  private let description: ServiceDescription
  private let diagnostics: Diagnostics
  /// Whether the module is the application that an AsyncAPI document describes, not its client.
  private let isApplication: Bool
  /// Whether the values are checked against their schemas, which also reports contradicting forms.
  private let isCheck: Bool
  /// Whether other documents may describe further entries of the recordings.
  private let isPart: Bool
  // Derived from the documents once, since each recording needs them.
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  private let wire: WireReader
  private let operations: OperationMatcher
  private let messages: MessageMatcher

  /// Creates a shaper; `service` is the shape of `description`.
  ///
  /// The problems of the documents are reported when the service is shaped, so that a description
  /// without diagnostics suffices.
  public init(
    _ service: Service,
    _ description: ServiceDescription,
    isApplication: Bool = false,
    isCheck: Bool = false,
    isPart: Bool = false,
    diagnostics: Diagnostics
  ) {
    self.isCheck = isCheck
    self.isPart = isPart
    self.service = service
    self.description = description
    self.isApplication = isApplication
    self.diagnostics = diagnostics
    bundle = SchemaBundle(service, description, isApplication: isApplication)
    requests = description.operations.map { RequestSchemas(service, $0, description.schemas) }
    wire = WireReader(service.models)
    operations = OperationMatcher(service, bundle, wire)
    messages = MessageMatcher(service, bundle)
  }

  /// The test cases of the recordings, the responses and messages that need a recording, and the
  /// schemas of the bodies.
  public func contract(
    _ recordings: [Recording],
    exceptions: [RecordingException] = [],
    requirements: Set<RecordingRequirement>? = nil
  ) -> Contract {
    resolved(recordings, exceptions: exceptions, requirements: requirements).contract
  }

  /// The described elements that unannotated entries belong to; nil for an annotated entry.
  ///
  /// - Parameter servers: The URLs of servers beside those of the document.
  public func subjects(
    of recordings: [Recording],
    servers: [String] = []
  ) -> [RecordedSubject?] {
    subjectResolver(RecordingDiagnostics(Diagnostics())).subjects(of: recordings, servers: servers)
  }

  /// The scheme, host and port of an entry if no server of the documents has them; nil for another
  /// entry.
  ///
  /// - Parameter others: The URLs of servers beside those of the documents.
  public func undescribedServer(of recording: Recording, besides others: [String]) -> String? {
    operations.undescribedServer(of: recording, besides: others)
  }

  /// Names the messages that the client receives.
  public var receivedMessages: ReceivedMessages { ReceivedMessages(messages) }

  private func subjectResolver(_ reports: RecordingDiagnostics) -> SubjectResolver {
    SubjectResolver(operations, messages, isApplication: isApplication, reports)
  }

  /// The test cases of the recordings, and the values in them; no tests of `secretEntries`, whose
  /// requests have secrets.
  ///
  /// - Parameters:
  ///   - checked: The entries whose tests and values are wanted; nil for all.
  ///   - countsElements: Whether the described elements are counted, which takes as long as the
  ///     rest for few entries of a large document.
  public func resolved(
    _ recordings: [Recording],
    exceptions: [RecordingException] = [],
    requirements: Set<RecordingRequirement>? = nil,
    secretEntries: Set<Contract.Entry> = [],
    checked: Set<Contract.Entry>? = nil,
    countsElements: Bool = false
  ) -> (contract: Contract, values: RecordedValues) {
    let found = Diagnostics()
    defer { diagnostics.report(found) }
    let reports = RecordingDiagnostics(found)
    let all = recordings
    let resolver = CaseResolver(
      service,
      bundle,
      wire,
      secretEntries: secretEntries,
      checksForms: isCheck,
      reports
    )
    let resolved = subjectResolver(reports).resolved(recordings)
    let subjects = isPart ? resolved.compactMap(described) : resolved
    let recordings = subjects.filter { checked?.contains($0.entry) ?? true }
    let expected = ExpectationResolver(service: service, reports: reports)
    let exceptions = exceptions.filter { !service.omissions.has($0.subject) }
    var cases: [Contract.Case] = []
    var events: [Contract.Event] = []
    var unproven: [Contract.Entry] = []
    for recording in recordings where !service.omissions.has(recording.subject) {
      switch resolver.outcome(of: recording) {
      case .testCase(let testCase): cases.append(testCase)
      case .event(let event): events.append(event)
      case .unproven(let entry): unproven.append(entry)
      case nil: break
      }
    }
    let matcher = TrafficMatcher(
      service: service,
      bundle: bundle,
      messages: messages,
      role: RecordedSubject.Role(isApplication: isApplication),
      reports: reports
    )
    let (traffic, reversed) = matcher.traffic(recordings, exceptions)
    var contract = Contract(
      cases: cases,
      events: events,
      traffic: traffic,
      sessions: SessionResolver(reports).sessions(all, exceptions),
      openings: OpeningReader(service: service, wire: wire).openings(recordings),
      unreplayed: all.filter { $0.isSession && !$0.isAnnotated }.map(\.entry),
      unproven: unproven,
      matched: matched(cases, recordings),
      expectations: expected.expectations(exceptions),
      expectedEvents: expected.events(exceptions),
      requirements: requirements.map { required in
        Contract.Requirement.allCases.filter { required.contains(RecordingRequirement($0)) }
      },
      schemas: .object([])
    )
    contract.schemas = bundle.schemas.reached(from: contract.schemaKeys).literal
    let collector = RecordedValueCollector(service, bundle, requests, wire)
    var values = collector.values(recordings, traffic)
    values.undescribed += CredentialCheck(service).parts(of: subjects)
    values.coverage = RecordingCoverageCollector(service).coverage(recordings, traffic)
    if countsElements {
      values.elements = CoverableElementCollector(service, bundle, requests, values.values)
        .elements(recordings, traffic)
    }
    let misordered = misordered(recordings, reports)
    values.entries = DescribedEntryCollector(service, bundle, requests, wire)
      .entries(recordings, traffic)
    values.mismatched = Self.entries(of: all, withErrorsIn: found)
      .union(reversed).union(misordered)
    values.entryCount = Set(recordings.map(\.entry)).union(values.mismatched).count
    return (contract, values)
  }

  /// The parts of an entry that a document of this kind can describe; nil if there are none.
  private func described(_ recording: Recording) -> Recording? {
    var recording = recording
    if service.hasOnlyChannels { recording.subject = nil }
    if service.realtime.isEmpty {
      recording.frames = []
      recording.isSession = false
    }
    let isDescribed = recording.subject != nil || recording.isSession || !recording.frames.isEmpty
    return isDescribed ? recording : nil
  }

  /// The entries that contain the locations of errors.
  private static func entries(
    of recordings: [Recording],
    withErrorsIn diagnostics: Diagnostics
  ) -> Set<Contract.Entry> {
    let files = Dictionary(grouping: recordings, by: \.mark.file)
    let errors = diagnostics.all.filter { $0.severity == .error }
    return Set(
      errors.compactMap(\.mark).compactMap { mark in
        files[mark.file]?.last { $0.mark <= mark }?.entry
      }
    )
  }

  /// The sessions in which the order of requests and replies contradicts the documents.
  private func misordered(
    _ recordings: [Recording],
    _ reports: RecordingDiagnostics
  ) -> Set<Contract.Entry> {
    let sessions = recordings.filter(\.isSession)
    if sessions.isEmpty { return [] }
    let rules = ReplyRules(
      description.channels,
      description.schemas,
      isApplication: isApplication
    )
    let order = MessageOrderCheck(service.channels, rules, reports)
    return Set(sessions.filter(order.check).map(\.entry))
  }

  /// The cases of entries whose operation was derived from the request.
  private func matched(_ cases: [Contract.Case], _ recordings: [Recording]) -> [Contract.Entry] {
    let derived = Set(recordings.filter { !$0.isAnnotated }.map(\.entry))
    return cases.map(\.entry).filter(derived.contains)
  }
}

extension Contract {
  /// The keys under `$defs` of the schemas that the tests name.
  fileprivate var schemaKeys: [String] {
    cases.compactMap(\.schema) + events.compactMap(\.schema)
      + traffic.flatMap(\.messages).compactMap(\.schema)
  }
}

extension RecordingRequirement {
  fileprivate init(_ requirement: Contract.Requirement) {
    self =
      switch requirement {
      case .operations: .operations
      case .statuses: .statuses
      case .messages: .messages
      }
  }
}
