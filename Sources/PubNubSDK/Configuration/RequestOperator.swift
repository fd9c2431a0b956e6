import BinderyRealtime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes requests before they are sent, and decides which failed requests are retried.
///
///     pubnub.networkSession.defaultRequestOperator = SignsRequests(with: key)
///
/// An operator decides only about failures that the instance's `automaticRetry` doesn't retry,
/// including those of calls that `automaticRetry` excludes.
public protocol RequestOperator: RequestMutator, RequestRetrier {}

/// Changes a request before it is sent.
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

/// Decides whether a failed request is retried.
public protocol RequestRetrier: Sendable {
  /// Completes exactly once with the seconds to wait before the next attempt, or with the final
  /// error.
  ///
  /// `error` is a `PubNubError`, the final error unless another is passed to `completion`.
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
