/// A client of a service: where it connects is all that it is.
public protocol APIClient: Sendable {
  /// What its requests go out with; a client is as cheap to copy as this.
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
    try await response(to: request, timeout: timeout).reply(to: request)
  }

  /// Performs a request and gives out the answer as it came, whatever its status: with the headers
  /// that no document describes, and the body's own bytes.
  ///
  /// Its `reply(to:)` is what `send` would have given or thrown.
  public func response<R: Request>(
    to request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    do {
      return try await connection.answer(to: request, timeout: timeout, status: \.status) {
        exchange throws(TransportError) in try await connection.transport.perform(exchange)
      }
    } catch {
      throw RequestError(error)
    }
  }
}

extension HTTPResponse {
  /// What the answer means by the document; throws a documented error, or what isn't as documented.
  public func reply<R: Request>(
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
