import BinderyRuntime
import Foundation

/// Sends requests with one configuration, over one session, with retries.
struct RequestSender: Sendable {
  var basis: RequestBasis
  var session: any SessionReplaceable
  /// The retry policy; nil for no retries.
  var retry: AutomaticRetry?
  var instanceID: UUID?
  /// The middlewares of the app.
  var middlewares: [any ClientMiddleware]
  var clock: any Clock<Duration>
  /// A random number from 0 to 1.
  var randomUnit: @Sendable () -> Double = { .random(in: 0...1) }

  init(
    _ settings: Settings,
    by session: any SessionReplaceable,
    as instanceID: UUID,
    through middlewares: [any ClientMiddleware],
    _ clock: any Clock<Duration>
  ) {
    let settings = settings.snapshot
    basis = settings.basis
    self.session = session
    retry = settings.configuration.automaticRetry
    self.instanceID = settings.configuration.useInstanceId ? instanceID : nil
    self.middlewares = middlewares
    self.clock = clock
  }

  var configuration: any RouterConfiguration { basis.configuration }

  typealias RetryListener = @Sendable (PubNubError, Duration) async -> Void

  /// Performs a call with its retries; it ends with its session.
  ///
  /// `willRetry` receives the error and the time until the next attempt.
  func send<R: Request>(
    _ request: R,
    as endpoint: AutomaticRetry.Endpoint,
    timeout: Duration = .seconds(60),
    willRetry: RetryListener = { _, _ in }
  ) async throws(PubNubError) -> R.Reply {
    let call = SentRequest(endpoint: endpoint)
    return try await send(try build(request, for: call), as: call, timeout, willRetry)
  }

  /// Builds the request of a call.
  func build<R: Request>(
    _ request: R,
    for call: SentRequest
  ) throws(PubNubError) -> BuiltRequest<R> {
    do {
      var built = try BuiltRequest(request)
      // A publication is a GET, yet sending it twice publishes two messages.
      built.http.allowsRetry = call.endpoint != .messageSend
      return built
    } catch {
      let error = PubNubError(.invalidRequest(error))
      session.sessionStream?.emitRequest(call, didFailWith: error)
      throw error
    }
  }

  /// Performs a call whose request is built.
  func send<R: Request>(
    _ request: BuiltRequest<R>,
    as call: SentRequest,
    _ timeout: Duration = .seconds(60),
    _ willRetry: RetryListener = { _, _ in }
  ) async throws(PubNubError) -> R.Reply {
    var call = call
    do {
      return try await perform(request, as: &call, timeout, willRetry)
    } catch {
      session.sessionStream?.emitRequest(call, didFailWith: error)
      throw error
    }
  }

  private func perform<R: Request>(
    _ request: BuiltRequest<R>,
    as call: inout SentRequest,
    _ timeout: Duration,
    _ willRetry: RetryListener
  ) async throws(PubNubError) -> R.Reply {
    guard !(session.callTransport is MissingTransport) else {
      throw PubNubError(.invalidArguments, details: [MissingTransport.reason])
    }
    let sent = LastRequestMiddleware()
    let api = try api(for: call, recordingIn: sent)
    session.sessionStream?.emitRequest(call, didCreate: request.http.path)
    while true {
      let error: RequestError<ServiceFailure>
      do {
        return try await attempt(request, of: call, on: api, timeout)
          .repairedReply(to: request)
      } catch let failure {
        error = failure.asRefusal
      }
      let failure = PubNubError(error, of: sent.takeRequest())
      let wait = try await wait(before: call, after: error, failingWith: failure)
      call.retryCount += 1
      await willRetry(failure, wait)
      session.sessionStream?.emitRequest(call, willRetryAfter: wait / .seconds(1))
      try await sleep(for: wait)
    }
  }

  private func attempt<R: Request>(
    _ request: BuiltRequest<R>,
    of call: SentRequest,
    on api: PubNubAPI,
    _ timeout: Duration
  ) async throws(RequestError<ServiceFailure>) -> HTTPResponse {
    if session.isInvalidated { throw .cancelled }
    let response = try await api.response(to: request, timeout: timeout)
    session.sessionStream?.emitRequest(call, didReceiveStatus: response.status)
    // The messages of a long poll are delivered whichever error the response also states.
    if call.endpoint != .subscribe, response.isSuccess, let refusal = response.refusal {
      throw .failure(ServiceFailure(refusal))
    }
    return response
  }

  private func sleep(for wait: Duration) async throws(PubNubError) {
    do {
      try await session.runWhileValid { [clock] in try await clock.sleep(for: wait) }
    } catch {
      throw cancellation
    }
  }

  /// The reason for the end of a cancelled call.
  private var cancellation: PubNubError {
    PubNubError(session.isInvalidated ? .sessionInvalidated : .clientCancelled)
  }

  /// Creates the client of a call.
  private func api(
    for call: SentRequest,
    recordingIn sent: LastRequestMiddleware
  ) throws(PubNubError) -> PubNubAPI {
    let server: ServerURL
    do {
      server = try basis.server.get()
    } catch {
      throw PubNubError(.invalidURL, details: [error.description], underlying: error)
    }
    return PubNubAPI(
      server: server,
      credentials: .init(authKey: configuration.authToken ?? configuration.authKey),
      transport: session.callTransport,
      middlewares: try middlewares(of: call, recordingIn: sent)
    )
  }

  /// The middlewares of a call, in the order in which its requests pass them.
  private func middlewares(
    of call: SentRequest,
    recordingIn sent: LastRequestMiddleware
  ) throws(PubNubError) -> [any ClientMiddleware] {
    var chain: [any ClientMiddleware] = [try identity(of: call), sent]
    if let mutator = session.defaultRequestOperator {
      chain.append(OperatorMiddleware(session: session, mutator: mutator))
    }
    return chain + middlewares
  }

  private func identity(of call: SentRequest) throws(PubNubError) -> IdentityMiddleware {
    do {
      guard configuration.useRequestId || instanceID != nil else { return try basis.identity.get() }
      return try IdentityMiddleware(
        configuration,
        call: configuration.useRequestId ? call.requestID : nil,
        instance: instanceID
      )
    } catch {
      throw PubNubError(.invalidRequest(error))
    }
  }
}

// Retries.
extension RequestSender {
  /// Returns the time to wait before another attempt; throws `failure` if the error is final.
  private func wait(
    before call: SentRequest,
    after error: RequestError<ServiceFailure>,
    failingWith failure: PubNubError
  ) async throws(PubNubError) -> Duration {
    if let cause = AutomaticRetry.Failure(error),
      let wait = retry?.delay(
        before: call.retryCount + 1,
        after: cause,
        of: call.endpoint,
        jitter: randomUnit()
      )
    {
      return wait
    }
    switch error {
    case .cancelled: throw cancellation
    case .invalidRequest: throw failure
    // An error of the session's operator is final.
    case .middleware: throw PubNubError(error)
    case .failure, .undocumented, .undecodable, .token, .transport:
      return try await operatorDelay(before: call, after: failure)
    }
  }

  /// Returns the operator's wait for a failure that `automaticRetry` doesn't retry.
  private func operatorDelay(
    before call: SentRequest,
    after error: PubNubError
  ) async throws(PubNubError) -> Duration {
    guard let retrier = session.defaultRequestOperator else { throw error }
    let seconds: TimeInterval
    do {
      seconds = try await session.runWhileValid { [session] in
        try await withCompletion {
          retrier.retry(call, for: session, dueTo: error, completion: $0)
        }
      }
    } catch let error as PubNubError {
      throw error
    } catch is CancellationError {
      throw cancellation
    } catch let cause {
      throw PubNubError(
        .requestRetryFailed,
        details: [String(describing: cause)] + error.details,
        underlying: cause,
        affected: error.affected
      )
    }
    // NaN and negative values mean no wait; the longest wait is a day.
    return seconds > 0 ? .seconds(min(seconds, 86_400)) : .zero
  }
}

extension RequestError<ServiceFailure> {
  /// The refusal that an undecodable response states; otherwise the error itself.
  fileprivate var asRefusal: RequestError {
    guard case .undecodable(let response, _) = self, response.isSuccess,
      let refusal = response.refusal
    else { return self }
    return .failure(ServiceFailure(refusal))
  }
}

/// A call as operators and observers see it.
struct SentRequest: RequestReplaceable {
  let requestID = UUID.random()
  var retryCount = 0
  let endpoint: AutomaticRetry.Endpoint
}
