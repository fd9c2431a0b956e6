import BinderyRealtime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes requests before they are sent, and decides which of those that failed are sent again.
///
///     pubnub.networkSession.defaultRequestOperator = SignsRequests(with: key)
///
/// What the instance's `automaticRetry` tries again isn't asked about: an operator decides about
/// all other failures, those of calls that `automaticRetry` excludes among them.
public protocol RequestOperator: RequestMutator, RequestRetrier {}

/// Changes a request before it is sent.
public protocol RequestMutator: Sendable {
  /// Gives the request that is sent in the place of `urlRequest`, or why none can be, once; each
  /// attempt is asked about.
  ///
  /// A body is given as `httpBody`; a stream can't be sent.
  func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  )
}

extension RequestMutator {
  /// Changes nothing.
  public func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  ) {
    completion(.success(urlRequest))
  }
}

/// Decides whether a request that failed is sent again.
public protocol RequestRetrier: Sendable {
  /// Gives the seconds to wait before the request is sent again, or the error that is final, once.
  ///
  /// `error` is a `PubNubError`, and final unless another is given.
  func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  )
}

extension RequestRetrier {
  /// Leaves the failure final.
  public func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  ) {
    completion(.failure(error))
  }
}
