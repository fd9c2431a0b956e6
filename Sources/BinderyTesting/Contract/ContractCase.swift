import BinderyRuntime

/// One recorded exchange and the call that should repeat it.
public struct ContractCase<Client: APIClient, R: Request>: Sendable {
  let recording: String
  let entry: Int
  let status: Int
  let schema: String?
  let credentials: [String: Credential]
  private let call: @Sendable (Client) async throws -> R.Reply

  /// `entry` counts from 0 in its file; `schema` is a name under `$defs`.
  ///
  /// The call throws what it likes, because a closure's typed throws aren't inferred; only the
  /// `RequestError` of the request counts as an answer.
  public init(
    _ recording: String,
    _ entry: Int,
    status: Int,
    schema: String? = nil,
    credentials: [String: Credential] = [:],
    call: @escaping @Sendable (Client) async throws -> R.Reply
  ) {
    self.recording = recording
    self.entry = entry
    self.status = status
    self.schema = schema
    self.credentials = credentials
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
