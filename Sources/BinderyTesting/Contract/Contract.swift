import BinderyRuntime
import Foundation

/// What a folder of recordings promises about a client.
public struct Contract<Client: APIClient>: Sendable {
  let recordings: URL
  let schemas: ContractSchemas
  private let server: ServerURL
  private let client: @Sendable (Connection) -> Client

  /// `recordings` is the folder of `*.har` files; `schemas` is one JSON Schema (2020-12, OpenAPI
  /// dialect) with the schemas of bodies under `$defs`.
  public init(
    recordings: URL,
    schemas: String,
    server: ServerURL,
    client: @escaping @Sendable (Connection) -> Client
  ) {
    self.recordings = recordings
    self.schemas = ContractSchemas(schemas)
    self.server = server
    self.client = client
  }

  /// Makes each call against its recording: the client sends the recorded request, makes of the
  /// recorded answer what encodes to the same again, and the answer satisfies its schema.
  public func verify<R: Request>(
    _ operation: String,
    _ request: R.Type,
    _ cases: [ContractCase<Client, R>],
    answer: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractAnswer
  ) async throws(ContractViolations) {
    var folder = RecordingFolder(recordings)
    var violations: [ContractViolation] = []
    for call in cases {
      let subject = "\(operation) \(call.status) (\(call.recording) #\(call.entry))"
      violations += await differences(of: call, in: operation, from: &folder, answer: answer)
        .map { ContractViolation(subject: subject, difference: $0) }
    }
    if !violations.isEmpty { throw ContractViolations(violations) }
  }

  private func differences<R: Request>(
    of call: ContractCase<Client, R>,
    in operation: String,
    from folder: inout RecordingFolder,
    answer: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractAnswer
  ) async -> [String] {
    let recorded: RecordedExchange
    do {
      recorded = try RecordedExchange(
        call.entry,
        of: call.recording,
        in: folder.archive(call.recording)
      )
    } catch {
      return ["recording: \(error.reason)"]
    }
    let transport = StubTransport([.chunks(recorded.response, recorded.chunks)])
    let result = await call.outcome(of: client(connection(for: call, over: transport))).map(answer)
    return await recorded.mismatch(operation: operation, status: call.status)
      + RequestDifferences(
        recorded: recorded.request,
        sent: transport.exchanges,
        call.tolerance
      ).found
      + result.differences(from: recorded.response)
      + schemas.differences(of: result.texts(of: recorded.response), from: call.schema)
  }

  private func connection<R: Request>(
    for call: ContractCase<Client, R>,
    over transport: StubTransport
  ) -> Connection {
    Connection(server: server, credentials: call.credentials, transport: transport)
  }
}
