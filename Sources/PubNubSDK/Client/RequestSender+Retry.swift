import BinderyRuntime
import Foundation

extension RequestSender {
  /// How long to wait before another attempt; throws an error that is final, as `failure` tells it.
  func wait<F>(
    before call: SentRequest,
    after error: RequestError<F>,
    telling failure: PubNubError
  ) async throws(PubNubError) -> Duration {
    if let cause = AutomaticRetry.Failure(error),
      let wait = retry?.delay(
        before: call.retryCount + 1,
        after: cause,
        of: call.endpoint,
        jitter: chance()
      )
    {
      return wait
    }
    switch error {
    case .cancelled: throw cancellation
    case .invalidRequest: throw failure
    case .failure, .undocumented, .undecodable, .token, .transport:
      return try await operatorsWait(before: call, after: failure)
    }
  }

  /// What the session's operator has for a failure that nobody else tries again.
  private func operatorsWait(
    before call: SentRequest,
    after error: PubNubError
  ) async throws(PubNubError) -> Duration {
    guard let retrier = session.defaultRequestOperator else { throw error }
    let seconds: TimeInterval
    do {
      seconds = try await session.lasting { [session] in
        try await oneAnswer { retrier.retry(call, for: session, dueTo: error, completion: $0) }
      }
    } catch let answer as PubNubError {
      throw answer
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
    // What is no number, or less than nothing, is no wait; nobody waits for longer than a day.
    return seconds > 0 ? .seconds(min(seconds, 86_400)) : .zero
  }
}
