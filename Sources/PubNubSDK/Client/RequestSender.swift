import BinderyRuntime
import Foundation

/// Sends requests as one configuration says: who asks, over what, and what is tried again.
struct RequestSender: Sendable {
  var configuration: any RouterConfiguration
  var session: any SessionReplaceable
  /// Nil where nothing is tried again.
  var retry: AutomaticRetry?
  var instanceID: UUID?
  var clock: any Clock<Duration>
  /// A random number from 0 to 1.
  var chance: @Sendable () -> Double = { .random(in: 0...1) }

  init(
    _ configuration: PubNubConfiguration,
    by session: any SessionReplaceable,
    as instanceID: UUID,
    _ clock: any Clock<Duration>
  ) {
    self.configuration = configuration
    self.session = session
    retry = configuration.automaticRetry
    self.instanceID = configuration.useInstanceId ? instanceID : nil
    self.clock = clock
  }

  /// Performs a call, as often as it takes.
  ///
  /// `willRetry` hears why and after how long it is tried again.
  func send<R: Request>(
    _ request: R,
    as endpoint: AutomaticRetry.Endpoint,
    timeout: Duration = .seconds(60),
    willRetry: @Sendable (PubNubError, Duration) -> Void = { _, _ in }
  ) async throws(PubNubError) -> R.Reply {
    var call = SentRequest(endpoint: endpoint)
    let api = try api()
    let identity = RequestIdentity(
      configuration,
      instanceID: instanceID,
      requestID: call.requestID
    )
    let identified = IdentifiedRequest(base: request, identity: identity)
    while true {
      let error: RequestError<R.Failure>
      do {
        return try await attempt(identified, of: call, on: api, timeout).reply(to: request)
      } catch let failure {
        error = failure
      }
      let wait = try await wait(before: &call, after: error)
      willRetry(PubNubError(error), wait)
      try await sleep(for: wait)
    }
  }

  private func attempt<R: Request>(
    _ request: IdentifiedRequest<R>,
    of call: SentRequest,
    on api: PubNubAPI,
    _ timeout: Duration
  ) async throws(RequestError<R.Failure>) -> HTTPResponse {
    if session.isInvalidated { throw .cancelled }
    let response = try await api.response(to: request, timeout: timeout)
    session.sessionStream?.emitRequest(call, didReceiveStatus: response.status)
    // What the service says went wrong is read in one place, whatever the shape of its body.
    guard (200..<300).contains(response.status) else { throw .undocumented(response) }
    return response
  }

  /// How long to wait before another attempt; throws an error that is final.
  private func wait<F>(
    before call: inout SentRequest,
    after error: RequestError<F>
  ) async throws(PubNubError) -> Duration {
    call.retryCount += 1
    guard let failure = AutomaticRetry.Failure(error) else { throw final(error) }
    if let wait = retry?.delay(
      before: call.retryCount,
      after: failure,
      of: call.endpoint,
      jitter: chance()
    ) {
      return wait
    }
    throw final(error)
  }

  private func final<F>(_ error: RequestError<F>) -> PubNubError {
    if case .cancelled = error, session.isInvalidated { return PubNubError(.sessionInvalidated) }
    return PubNubError(error)
  }

  private func sleep(for wait: Duration) async throws(PubNubError) {
    do {
      try await clock.sleep(for: wait)
    } catch {
      throw PubNubError(session.isInvalidated ? .sessionInvalidated : .clientCancelled)
    }
  }

  private func api() throws(PubNubError) -> PubNubAPI {
    let address = "\(configuration.urlScheme)://\(configuration.origin)"
    do {
      return PubNubAPI(
        server: try ServerURL(address),
        credentials: .init(authKey: configuration.authToken ?? configuration.authKey),
        transport: session.transport
      )
    } catch {
      throw PubNubError(.invalidURL, details: [error.description], underlying: error)
    }
  }
}

/// A call as an operator and a stream see it.
struct SentRequest: RequestReplaceable {
  let requestID = UUID()
  var retryCount = 0
  let endpoint: AutomaticRetry.Endpoint
}
