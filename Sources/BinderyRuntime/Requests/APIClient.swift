/// A client of a service: where it connects is all that it is.
public protocol APIClient: Sendable {
  var connection: Connection { get }
}

extension APIClient {
  /// Performs a request; every answer becomes the reply or an error that keeps it.
  ///
  /// `timeout` takes the place of the connection's, for this call.
  public func send<R: Request>(
    _ request: R,
    timeout: Duration? = nil
  ) async throws(RequestError<R.Failure>) -> R.Reply {
    let exchange: HTTPExchange
    do {
      exchange = try connection.exchange(for: request, timeout: timeout)
    } catch {
      throw .invalidRequest(error)
    }
    return try await answer(to: request, as: exchange).reply(to: request)
  }

  private func answer<R: Request>(
    to request: R,
    as exchange: HTTPExchange
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    do {
      return try await connection.transport.perform(exchange)
    } catch {
      // Whatever a cancelled transfer broke with, the cause is the cancellation.
      if error == .cancelled || Task.isCancelled { throw .cancelled }
      throw .transport(error)
    }
  }
}

extension HTTPResponse {
  fileprivate func reply<R: Request>(
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
