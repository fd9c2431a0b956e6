/// A client of an API, which sends requests over its connection.
public protocol APIClient: Sendable {
  /// The connection; copying a client costs as much as copying it.
  var connection: Connection { get }
}

extension APIClient {
  /// Performs a request and returns its reply; throws an error with the response for other
  /// responses.
  ///
  /// `timeout` replaces the connection's timeout for this call. Requests for access tokens have
  /// their own timeout.
  public func send<R: Request>(
    _ request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> R.Reply {
    try await response(to: request, timeout: timeout).reply(to: request)
  }

  /// Performs a request and returns the response of any status, with all headers and the bytes of
  /// the body.
  ///
  /// The response's `reply(to:)` returns or throws what `send` does.
  public func response<R: Request>(
    to request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    do {
      var response: HTTPResponse = try await connection.response(to: request, timeout: timeout) {
        exchange throws(TransportError) in try await connection.transport.perform(exchange)
      }
      response.coders = ContentCoders(connection.contentCoders)
      return response
    } catch {
      throw RequestError(error)
    }
  }
}

extension HTTPResponse {
  /// Decodes the response of a request.
  ///
  /// Throws the documented error, `undocumented` for another status, or `undecodable` for a body
  /// that doesn't match the document.
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
