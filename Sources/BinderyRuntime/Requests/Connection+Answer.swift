extension Connection {
  /// A function that performs an exchange: for a complete response, or a stream.
  typealias Perform<Answer> = @Sendable (HTTPExchange) async throws(TransportError) -> Answer

  /// Sends a request; when the service rejects its access token with 401, again with a new token.
  ///
  /// A second 401 is returned like any response. A body is a value, so that it can be sent again.
  func answer<R: Request, Answer: InterceptedResponse>(
    to request: R,
    timeout: Duration?,
    by perform: Perform<Answer>
  ) async throws(NoResponse) -> Answer {
    let http = try request.described()
    let credentials = try await held(for: R.security)
    switch try await firstResult(of: R.self, http, as: credentials, timeout, by: perform) {
    case .answer(let answer): return answer
    case .refused(let others):
      return try await answer(of: R.self, http, as: others, timeout, by: perform)
    }
  }

  private enum FirstResult<Answer> {
    case answer(Answer)
    /// The credentials for the second attempt.
    case refused(HeldCredentials)
  }

  /// Separate, so that a stream with status 401 ends before the request is sent again.
  private func firstResult<Answer: InterceptedResponse>(
    of operation: any Request.Type,
    _ http: HTTPRequest,
    as credentials: HeldCredentials,
    _ timeout: Duration?,
    by perform: Perform<Answer>
  ) async throws(NoResponse) -> FirstResult<Answer> {
    let answer: Answer
    do throws(NoResponse) {
      answer = try await self.answer(of: operation, http, as: credentials, timeout, by: perform)
    } catch {
      // The status line is enough for a rejection.
      guard error.status == 401, let others = try await renewed(credentials) else { throw error }
      return .refused(others)
    }
    guard answer.status == 401, let others = try await renewed(credentials) else {
      return .answer(answer)
    }
    return .refused(others)
  }

  private func answer<Answer: InterceptedResponse>(
    of operation: any Request.Type,
    _ http: HTTPRequest,
    as credentials: HeldCredentials,
    _ timeout: Duration?,
    by perform: Perform<Answer>
  ) async throws(NoResponse) -> Answer {
    let exchange: HTTPExchange
    do {
      exchange = try self.exchange(for: http, as: credentials, timeout: timeout)
    } catch {
      throw .invalidRequest(error)
    }
    if Task.isCancelled { throw .cancelled }
    return try await pass(exchange, of: operation, to: perform)
  }

  private func held(
    for alternatives: [[String]]
  ) async throws(NoResponse) -> HeldCredentials {
    do {
      return try await HeldCredentials(credentials(for: alternatives))
    } catch {
      throw NoResponse(error)
    }
  }

  private func renewed(
    _ credentials: HeldCredentials
  ) async throws(NoResponse) -> HeldCredentials? {
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
