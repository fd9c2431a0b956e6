import BinderyRuntime
import Foundation
import RecordingMutation

/// A folder of recordings that a client is tested against.
public struct Contract<Client: APIClient>: Sendable {
  let recordings: URL
  let schemas: ContractSchemas
  let documents: DescribedDocuments
  private let connection: Connection
  private let client: @Sendable (Connection) -> Client

  /// Creates a contract with a server.
  ///
  /// - Parameters:
  ///   - recordings: The folder of `*.har` files.
  ///   - documents: The documents, for the locations of operations in violations.
  ///   - schemas: One JSON Schema (2020-12, OpenAPI dialect) with the schemas of bodies under
  ///     `$defs`.
  public init(
    recordings: URL,
    documents: [URL] = [],
    schemas: String,
    server: ServerURL,
    client: @escaping @Sendable (Connection) -> Client
  ) {
    self.init(
      recordings: recordings,
      documents: documents,
      schemas: schemas,
      connection: Connection(server: server),
      client: client
    )
  }

  /// Creates a contract with the connection of an app's client, including its server.
  ///
  /// The transport of the connection is replaced.
  public init(
    recordings: URL,
    documents: [URL] = [],
    schemas: String,
    connection: Connection,
    client: @escaping @Sendable (Connection) -> Client
  ) {
    self.recordings = recordings
    self.documents = DescribedDocuments(documents)
    self.schemas = ContractSchemas(schemas)
    self.connection = connection
    self.client = client
  }

  /// Verifies each case: performs the call and compares it with the recording.
  ///
  /// The client must send the recorded request. The decoded response must encode to the recorded
  /// one and satisfy its schema. `samples` are responses for documented statuses without a
  /// recording; each must decode as documented and encode to the same response.
  public func verify<R: Request>(
    _ operation: String,
    _ request: R.Type,
    _ cases: [ContractCase<Client, R>],
    samples: [ContractSample] = [],
    encode: @escaping @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async throws(ContractViolations) {
    var folder = RecordingFolder(recordings)
    var violations: [ContractViolation] = []
    let tester = MutationTester(schemas)
    var results = MutationResults()
    var seen: Set<String> = []
    for call in cases {
      let name = "\(operation) \(call.status) (\(call.recording) #\(call.entry))"
      // Further cases of an entry send more parameters, but receive the same response.
      let isFirst = seen.insert("\(call.recording) #\(call.entry)").inserted
      let found = await differences(
        of: call,
        in: operation,
        omitsMembers: isFirst,
        from: &folder,
        encode: encode
      )
      if let tester {
        if let first = found.first {
          let subject = "\(operation) \(call.status)"
          results.results.append(
            folder.unchanged(first, in: subject, call.entry, of: call.recording)
          )
        } else {
          results += await mutated(call, in: operation, from: &folder, tester, encode: encode)
        }
      }
      let subject = ContractSubject(name: name, part: .operation(operation), type: request)
      let broken = subject.violations(found, in: documents) {
        folder.location(of: $0, call.entry, of: call.recording)
      }
      violations += folder.withoutSecrets(broken, call.entry, of: call.recording)
    }
    for sample in samples {
      let name = "\(operation) \(sample.status)"
      let found = await sample.differences(of: request, encode: encode)
      violations += ContractSubject(name: name, part: .operation(operation), type: request)
        .violations(found, in: documents) { _ in documents.location(of: .operation(operation)) }
    }
    try tester?.run.write(results)
    if !violations.isEmpty { throw ContractViolations(violations) }
  }

  /// - Parameter omitsMembers: Whether responses without a recorded member are received, too.
  private func differences<R: Request>(
    of call: ContractCase<Client, R>,
    in operation: String,
    omitsMembers: Bool,
    from folder: inout RecordingFolder,
    encode: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> [EntryDifference] {
    let recorded: RecordedExchange
    do {
      recorded = try RecordedExchange(
        call.entry,
        of: call.recording,
        in: folder.archive(call.recording)
      )
    } catch {
      return [EntryDifference("recording: \(error.reason)")]
    }
    let comparison = await comparison(of: call, in: operation, with: recorded, encode: encode)
    guard omitsMembers, comparison.found.isEmpty, comparison.result.isJSON else {
      return comparison.found
    }
    return await addedMembers(of: call, in: recorded.response, encode: encode)
  }

  /// The comparison of a call with a recorded exchange.
  struct Comparison {
    let found: [EntryDifference]
    let result: CallResult<ContractResponse>
    let sent: [HTTPExchange]
  }

  /// Performs a call and compares it with a recorded exchange.
  ///
  /// - Parameter received: What the client receives; the recorded response if nil.
  func comparison<R: Request>(
    of call: ContractCase<Client, R>,
    in operation: String,
    with recorded: RecordedExchange,
    received: HTTPResponse? = nil,
    encode: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> Comparison {
    let answer = received.map { StubTransport.Outcome.response($0) }
    let transport = StubTransport([answer ?? .chunks(recorded.response, recorded.chunks)])
    let result = await call.outcome(of: client(for: call, over: transport)).map(encode)
    let sent = await transport.exchanges
    let schema = schemas.schema(call.schema)
    let invalid = schema.differences(of: result.texts(of: recorded.response)).inResponse()
    let found =
      await recorded.mismatch(operation: operation, status: call.status)
      + call.differences(from: recorded, sent: sent)
      + result.differences(from: recorded.response, schema)
      + invalid.filter { result.reason?.states($0) != true }
    return Comparison(found: found, result: result, sent: sent)
  }

  /// Returns the members that the client adds when the service omits them, one at a time.
  private func addedMembers<R: Request>(
    of call: ContractCase<Client, R>,
    in response: HTTPResponse,
    encode: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> [EntryDifference] {
    var found: [EntryDifference] = []
    for omission in MemberOmission.all(in: response.body) {
      let transport = StubTransport([.response(omission.response(like: response))])
      let result = await call.outcome(of: client(for: call, over: transport)).map(encode)
      if let value = omission.added(to: result) {
        let text = "response: without \(omission.path), which is read as \(value.excerpt)"
        found.append(EntryDifference(text, .responseBody(path: omission.path.description)))
      }
    }
    return found
  }

  /// - Parameter isAuthorized: Whether the client has the recorded credentials.
  func client<R: Request>(
    for call: ContractCase<Client, R>,
    over transport: StubTransport,
    isAuthorized: Bool = true
  ) -> Client {
    var connection = call.connection ?? connection
    if call.connection == nil { connection.credentials = call.credentials }
    if !isAuthorized { connection.credentials = [:] }
    connection.transport = transport
    return client(connection)
  }
}
