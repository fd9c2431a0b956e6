import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A retry policy as the operator of a session; it doesn't change requests.
extension AutomaticRetry: RequestOperator {
  /// Completes with the policy's delay, or with the error if it is final.
  public func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  ) {
    let wait = Failure(describedBy: error).flatMap { failure in
      delay(
        before: request.retryCount + 1,
        after: failure,
        of: request.endpoint,
        jitter: .random(in: 0...1)
      )
    }
    completion(wait.map { .success($0 / .seconds(1)) } ?? .failure(error))
  }
}

extension AutomaticRetry.Failure {
  /// Creates the cause of a failed attempt; nil if the error doesn't describe one.
  init?(describedBy error: any Error) {
    switch error {
    case let error as PubNubError:
      if let response = error.response {
        self.init(response)
      } else if let cause = error.underlying {
        self.init(describedBy: cause)
      } else {
        return nil
      }
    case let error as TransportError: self.init(error)
    case let error as URLError: self = .noResponse(error.code)
    default: return nil
    }
  }
}

extension PubNubError {
  fileprivate var response: HTTPResponse? {
    for case .response(let response) in affected { return response }
    return nil
  }
}
