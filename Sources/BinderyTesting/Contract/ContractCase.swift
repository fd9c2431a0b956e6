import BinderyRuntime

/// One recorded exchange and the call that should repeat it.
public struct ContractCase<Client: APIClient, R: Request>: Sendable {
  let recording: String
  let entry: Int
  let status: Int
  let schema: String?
  let credentials: [String: Credential]
  let tolerance: RequestTolerance
  /// What the call goes out with but for the transport; the contract's own if nil.
  let connection: Connection?
  /// What the call sends beside what is recorded.
  let additions: [ContractAddition]
  private let call: @Sendable (Client) async throws -> R.Reply

  /// `entry` counts from 0 in its file; `schema` is a name under `$defs`; `connection` is
  /// of a client with the recorded credentials, its transport is replaced; `adding` is what the
  /// call sends beside what is recorded.
  ///
  /// `undescribedHeaders` and `undescribedCookies` name what is recorded and not in the document,
  /// which the client need not send. `describedHeaders` names recorded headers that browsers add
  /// by themselves, such as `Accept-Language`, and that the client must send because the document
  /// describes them. `numericParameters` names parameters of the query whose values are compared
  /// as numbers, so that `1.0` equals `1`.
  ///
  /// The call throws what it likes, because a closure's typed throws aren't inferred; only the
  /// `RequestError` of the request counts as an answer.
  public init(
    _ recording: String,
    _ entry: Int,
    status: Int,
    schema: String? = nil,
    credentials: [String: Credential] = [:],
    undescribedHeaders: [String] = [],
    undescribedCookies: [String] = [],
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
      describedHeaders: Set(
        (describedHeaders + additions.compactMap(\.header)).map { $0.lowercased() }
      ),
      numericParameters: Set(numericParameters)
    )
    self.connection = connection
    self.additions = additions
    self.call = call
  }

  func outcome(of client: Client) async -> CallOutcome<R.Reply, R.Failure> {
    do {
      return .answered(.success(try await call(client)))
    } catch let error as RequestError<R.Failure> {
      return CallOutcome(error)
    } catch {
      return .broken("the call threw: \(error)")
    }
  }
}
