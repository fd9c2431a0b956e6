import BinderyRuntime
import Foundation

extension RequestSender {
  /// Returns the time to wait before another attempt; throws `failure` if the error is final.
  func wait<F>(
    before call: SentRequest,
    after error: RequestError<F>,
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
        try await oneAnswer { retrier.retry(call, for: session, dueTo: error, completion: $0) }
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
