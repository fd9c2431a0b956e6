import BinderyRuntime

/// A recorded exchange and the call that repeats it.
public struct ContractCase<Client: APIClient, R: Request>: Sendable {
  let recording: String
  let entry: Int
  let status: Int
  let schema: String?
  let credentials: [String: Credential]
  let tolerance: RequestTolerance
  /// The connection of the call, except for its transport; nil for the contract's own.
  let connection: Connection?
  /// The parameters that the call sends in addition to the recorded ones.
  let additions: [ContractAddition]
  private let call: @Sendable (Client) async throws -> R.Reply

  /// Creates a case; `entry` counts from 0 in its file, `schema` is a name under `$defs`.
  ///
  /// `connection` belongs to a client with the recorded credentials; its transport is replaced.
  /// `adding` lists parameters that the call sends in addition to the recorded ones.
  /// `undescribedHeaders`, `undescribedCookies` and `undescribedQuery` name recorded headers,
  /// cookies and query parameters that the document doesn't describe, and `undescribedMembers` the
  /// JSONPaths of such members of the body, `$` for the body; they are not compared.
  /// `describedHeaders` names recorded headers that browsers add by themselves, such as
  /// `Accept-Language`, and that the client must send because the document describes them.
  /// `numericParameters` names query parameters whose values are compared as numbers, so that `1.0`
  /// equals `1`, and the Booleans `true` and `True` equal `1`.
  /// The closure is untyped because Swift doesn't infer a closure's typed throws; only the
  /// `RequestError` of the request counts as a response.
  public init(
    _ recording: String,
    _ entry: Int,
    status: Int,
    schema: String? = nil,
    credentials: [String: Credential] = [:],
    undescribedHeaders: [String] = [],
    undescribedCookies: [String] = [],
    undescribedQuery: [String] = [],
    undescribedMembers: [String] = [],
    describedHeaders: [String] = [],
    numericParameters: [String] = [],
    connection: Connection? = nil,
    adding additions: [ContractAddition] = [],
    call: @escaping @Sendable (Client) async throws -> R.Reply
  ) {
    self.recording = recording
    self.entry = entry
    self.status = status
    self.schema = schema
    self.credentials = credentials
    tolerance = RequestTolerance(
      undescribedHeaders: Set(undescribedHeaders.map { $0.lowercased() }),
      undescribedCookies: Set(undescribedCookies),
      undescribedQuery: Set(undescribedQuery),
      undescribedMembers: Set(undescribedMembers),
      describedHeaders: Set(
        (describedHeaders + additions.compactMap(\.header)).map { $0.lowercased() }
      ),
      numericParameters: Set(numericParameters)
    )
    self.connection = connection
    self.additions = additions
    self.call = call
  }

  /// Returns the differences between the recorded request, with the additions, and the sent one.
  func differences(from recorded: RecordedExchange, sent: [HTTPExchange]) -> [EntryDifference] {
    let request = additions.reduce(recorded.request) { $1.added(to: $0) }
    return RequestDifferences(recorded: request, sent: sent, tolerance).found
  }

  func outcome(of client: Client) async -> CallOutcome<R.Reply, R.Failure> {
    do {
      let reply = try await JSONIsolation.$isAllowed.withValue(false) { try await call(client) }
      return .responded(.success(reply))
    } catch let error as RequestError<R.Failure> {
      return CallOutcome(error)
    } catch {
      return .broken(EntryDifference("the call threw: \(error)"))
    }
  }
}
