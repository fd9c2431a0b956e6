import BinderyRealtime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An operator that changes requests before they are sent, and retries failed requests.
///
///     pubnub.networkSession.defaultRequestOperator = SignsRequests(with: key)
///
/// It decides only about failures that the instance's `automaticRetry` doesn't retry, including
/// those of calls that `automaticRetry` excludes.
public protocol RequestOperator: RequestMutator, RequestRetrier {}

/// An object that changes requests before they are sent.
public protocol RequestMutator: Sendable {
  /// Completes exactly once with the request to send instead of `urlRequest`, or with the reason
  /// why it can't be sent; called for each attempt.
  ///
  /// A body must be set as `httpBody`; a stream can't be sent.
  func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  )
}

extension RequestMutator {
  /// Completes with the unchanged request.
  public func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  ) {
    completion(.success(urlRequest))
  }
}

/// An object that decides whether a failed request is retried.
public protocol RequestRetrier: Sendable {
  /// Completes exactly once with the seconds to wait before the next attempt, or with the final
  /// error.
  ///
  /// `error` is a `PubNubError`. It is the error of the call unless another one is passed to
  /// `completion`.
  func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  )
}

extension RequestRetrier {
  /// Completes with the unchanged error.
  public func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  ) {
    completion(.failure(error))
  }
}
