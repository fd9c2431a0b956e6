/// A client of a service: where it connects is all that it is.
public protocol APIClient: Sendable {
  var connection: Connection { get }
}

extension APIClient {
  /// Performs a request; every answer becomes the reply or an error that keeps it.
  ///
  /// `timeout` takes the place of the connection's, for this call; getting an access token has its
  /// own.
  public func send<R: Request>(
    _ request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> R.Reply {
    let response: HTTPResponse
    do {
      response = try await connection.answer(to: request, timeout: timeout, status: \.status) {
        exchange throws(TransportError) in try await connection.transport.perform(exchange)
      }
    } catch {
      throw RequestError(error)
    }
    return try response.reply(to: request)
  }
}

extension HTTPResponse {
  func reply<R: Request>(
    to request: R
  ) throws(RequestError<R.Failure>) -> R.Reply {
    let outcome: Outcome<R.Reply, R.Failure>
    do {
      outcome = try R.outcome(of: self)
    } catch {
      throw .undecodable(self, error)
    }
    switch outcome {
    case .reply(let reply): return reply
    case .failure(let failure): throw .failure(failure)
    case .undocumented: throw .undocumented(self)
    }
  }
}
