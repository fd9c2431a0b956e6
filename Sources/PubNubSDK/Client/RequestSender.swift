import BinderyRuntime
import Foundation

/// Sends requests with one configuration, over one session, with retries.
struct RequestSender: Sendable {
  var basis: RequestBasis
  var session: any SessionReplaceable
  /// The retry policy; nil for no retries.
  var retry: AutomaticRetry?
  var instanceID: UUID?
  var clock: any Clock<Duration>
  /// A random number from 0 to 1.
  var randomUnit: @Sendable () -> Double = { .random(in: 0...1) }

  init(
    _ settings: Settings,
    by session: any SessionReplaceable,
    as instanceID: UUID,
    _ clock: any Clock<Duration>
  ) {
    let settings = settings.snapshot
    basis = settings.basis
    self.session = session
    retry = settings.configuration.automaticRetry
    self.instanceID = settings.configuration.useInstanceId ? instanceID : nil
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
    var call = SentRequest(endpoint: endpoint)
    let requestID = configuration.useRequestId ? call.requestID : nil
    let identity = basis.identity.with(instanceID: instanceID, requestID: requestID)
    let identified = AdaptedRequest(request) { request in
      identity.add(to: &request)
      // A publication is a GET, yet sending it twice publishes two messages.
      request.isSentOnce = endpoint == .messageSend
    }
    do {
      return try await perform(identified, of: request, as: &call, timeout, willRetry)
    } catch {
      session.sessionStream?.emitRequest(call, didFailWith: error)
      throw error
    }
  }

  private func perform<R: Request>(
    _ identified: AdaptedRequest<R>,
    of request: R,
    as call: inout SentRequest,
    _ timeout: Duration,
    _ willRetry: RetryListener
  ) async throws(PubNubError) -> R.Reply {
    guard !(session.callTransport is MissingTransport) else {
      throw PubNubError(.invalidArguments, details: [MissingTransport.reason])
    }
    let operated = session.defaultRequestOperator.map {
      OperatedTransport(of: session, over: session.callTransport, changedBy: $0)
    }
    let sent = RememberingTransport(operated ?? session.callTransport)
    let api = try api(over: sent)
    try announce(call, identified)
    while true {
      let error: RequestError<R.Failure>
      do {
        return try await attempt(identified, of: call, on: api, timeout)
          .repairedReply(to: request)
      } catch let failure {
        error = failure.asRefusal
      }
      if let failure = operated?.failure { throw failure }
      let failure = PubNubError(error, of: sent.takeRequest())
      let wait = try await wait(before: call, after: error, failingWith: failure)
      call.retryCount += 1
      await willRetry(failure, wait)
      session.sessionStream?.emitRequest(call, willRetryAfter: wait / .seconds(1))
      try await sleep(for: wait)
    }
  }

  /// Notifies the session's observer of the request and its path.
  private func announce(
    _ call: SentRequest,
    _ request: some Request
  ) throws(PubNubError) {
    guard let stream = session.sessionStream else { return }
    do {
      stream.emitRequest(call, didCreate: try request.httpRequest().path)
    } catch {
      throw PubNubError(.invalidArguments, details: [error.description], underlying: error)
    }
  }

  private func attempt<R: Request>(
    _ request: AdaptedRequest<R>,
    of call: SentRequest,
    on api: PubNubAPI,
    _ timeout: Duration
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    if session.isInvalidated { throw .cancelled }
    let response = try await api.response(to: request, timeout: timeout)
    session.sessionStream?.emitRequest(call, didReceiveStatus: response.status)
    // Errors of the service are read in one place, whichever schema the body has.
    guard (200..<300).contains(response.status) else { throw .undocumented(response) }
    // The messages of a long poll are delivered whichever error the response also states.
    if call.endpoint != .subscribe, let refusal = response.refusal {
      throw .undocumented(refusal)
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
  var cancellation: PubNubError {
    PubNubError(session.isInvalidated ? .sessionInvalidated : .clientCancelled)
  }

  private func api(over transport: any HTTPTransport) throws(PubNubError) -> PubNubAPI {
    do {
      return PubNubAPI(
        server: try basis.server.get(),
        credentials: .init(authKey: configuration.authToken ?? configuration.authKey),
        transport: transport
      )
    } catch {
      throw PubNubError(.invalidURL, details: [error.description], underlying: error)
    }
  }
}

extension RequestError {
  /// The refusal that an undecodable response states; otherwise the error itself.
  fileprivate var asRefusal: RequestError {
    guard case .undecodable(let response, _) = self, let refusal = response.refusal else {
      return self
    }
    return .undocumented(refusal)
  }
}

/// A call as operators and observers see it.
struct SentRequest: RequestReplaceable {
  let requestID = UUID.random()
  var retryCount = 0
  let endpoint: AutomaticRetry.Endpoint
}
