extension Connection {
  /// A way to get an answer from a transport: whole, or as it comes.
  typealias Asking<Answer> = (HTTPExchange) async throws(TransportError) -> Answer

  /// Sends a request; when the service refuses its access token with 401, once more with a new one.
  ///
  /// A second 401 is an answer like any other. A body is a value, so that it can be sent again.
  func answer<R: Request, Answer>(
    to request: R,
    timeout: Duration?,
    status: KeyPath<Answer, Int>,
    by ask: Asking<Answer>
  ) async throws(NoAnswer) -> Answer {
    let http = try request.described()
    let credentials = try await held(for: R.security)
    switch try await first(to: http, as: credentials, timeout, status: status, by: ask) {
    case .answer(let answer): return answer
    case .refused(let others): return try await answer(to: http, as: others, timeout, by: ask)
    }
  }

  private enum First<Answer> {
    case answer(Answer)
    /// What to try instead.
    case refused(HeldCredentials)
  }

  /// On its own, so that a stream that only says 401 ends before the request is sent again.
  private func first<Answer>(
    to http: HTTPRequest,
    as credentials: HeldCredentials,
    _ timeout: Duration?,
    status: KeyPath<Answer, Int>,
    by ask: Asking<Answer>
  ) async throws(NoAnswer) -> First<Answer> {
    let answer: Answer
    do throws(NoAnswer) {
      answer = try await self.answer(to: http, as: credentials, timeout, by: ask)
    } catch {
      // A refusal is one to its first line.
      guard error.status == 401, let others = try await renewed(credentials) else { throw error }
      return .refused(others)
    }
    guard answer[keyPath: status] == 401, let others = try await renewed(credentials) else {
      return .answer(answer)
    }
    return .refused(others)
  }

  private func answer<Answer>(
    to http: HTTPRequest,
    as credentials: HeldCredentials,
    _ timeout: Duration?,
    by ask: Asking<Answer>
  ) async throws(NoAnswer) -> Answer {
    let exchange: HTTPExchange
    do {
      exchange = try self.exchange(for: http, as: credentials, timeout: timeout)
    } catch {
      throw .invalidRequest(error)
    }
    if Task.isCancelled { throw .cancelled }
    do {
      return try await ask(exchange)
    } catch {
      // Whatever a cancelled transfer broke with, the cause is the cancellation.
      throw error == .cancelled || Task.isCancelled ? .cancelled : .transport(error)
    }
  }

  private func held(
    for alternatives: [[String]]
  ) async throws(NoAnswer) -> HeldCredentials {
    do {
      return try await HeldCredentials(credentials(for: alternatives))
    } catch {
      throw NoAnswer(error)
    }
  }

  private func renewed(
    _ credentials: HeldCredentials
  ) async throws(NoAnswer) -> HeldCredentials? {
    do {
      return try await credentials.renewed()
    } catch {
      throw NoAnswer(error)
    }
  }
}

extension Request {
  fileprivate func described() throws(NoAnswer) -> HTTPRequest {
    do {
      return try httpRequest()
    } catch {
      throw .invalidRequest(error)
    }
  }
}
