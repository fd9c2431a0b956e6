extension Connection {
  /// A function that performs an exchange: for a complete response, or a stream.
  typealias Perform<Response> = @Sendable (HTTPExchange) async throws(TransportError) -> Response

  /// Sends a request; when the service rejects its access token with 401, again with a new token.
  ///
  /// A second 401 is returned like any response. A body is a value, so that it can be sent again.
  func response<R: Request, Response: InterceptedResponse>(
    to request: R,
    timeout: Duration?,
    by perform: Perform<Response>
  ) async throws(NoResponse) -> Response {
    let http = try request.described()
    let credentials = try await requestCredentials(for: R.security)
    switch try await firstResult(of: R.operation, http, as: credentials, timeout, by: perform) {
    case .response(let response): return response
    case .refused(let others):
      return try await response(of: R.operation, http, as: others, timeout, by: perform)
    }
  }

  private enum FirstResult<Response> {
    case response(Response)
    /// The credentials for the second attempt.
    case refused(RequestCredentials)
  }

  /// Separate, so that a stream with status 401 ends before the request is sent again.
  private func firstResult<Response: InterceptedResponse>(
    of operation: any Request.Type,
    _ http: HTTPRequest,
    as credentials: RequestCredentials,
    _ timeout: Duration?,
    by perform: Perform<Response>
  ) async throws(NoResponse) -> FirstResult<Response> {
    let response: Response
    do throws(NoResponse) {
      response = try await self.response(of: operation, http, as: credentials, timeout, by: perform)
    } catch {
      // The status line is enough for a rejection.
      guard error.status == 401, let others = try await renewed(credentials) else { throw error }
      return .refused(others)
    }
    guard response.status == 401, let others = try await renewed(credentials) else {
      return .response(response)
    }
    return .refused(others)
  }

  private func response<Response: InterceptedResponse>(
    of operation: any Request.Type,
    _ http: HTTPRequest,
    as credentials: RequestCredentials,
    _ timeout: Duration?,
    by perform: Perform<Response>
  ) async throws(NoResponse) -> Response {
    let exchange: HTTPExchange
    do {
      exchange = try self.exchange(for: http, of: operation, as: credentials, timeout: timeout)
    } catch {
      throw .invalidRequest(error)
    }
    if Task.isCancelled { throw .cancelled }
    return try await pass(exchange, of: operation, to: perform)
  }

  private func requestCredentials(
    for alternatives: [[String]]
  ) async throws(NoResponse) -> RequestCredentials {
    do {
      return try await RequestCredentials(credentials(for: alternatives))
    } catch {
      throw NoResponse(error)
    }
  }

  private func renewed(
    _ credentials: RequestCredentials
  ) async throws(NoResponse) -> RequestCredentials? {
    do {
      return try await credentials.renewed()
    } catch {
      throw NoResponse(error)
    }
  }
}

extension Request {
  fileprivate func described() throws(NoResponse) -> HTTPRequest {
    do {
      return try httpRequest()
    } catch {
      throw .invalidRequest(error)
    }
  }
}
