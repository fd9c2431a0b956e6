import BinderyRuntime
import Foundation

/// A session, which performs requests.
public protocol SessionReplaceable: AnyObject, Sendable {
  /// An id that distinguishes sessions; it is not sent to the service.
  var sessionID: UUID { get }
  /// A `URLSession` for code that reads it; the client sends requests with `transport` instead.
  var session: any URLSessionReplaceable { get }
  /// A dispatch queue for code that reads it; the client runs nothing on it.
  var sessionQueue: DispatchQueue { get }
  /// The operator for every request of this session.
  var defaultRequestOperator: (any RequestOperator)? { get set }
  /// The observer of every request of this session.
  var sessionStream: (any SessionStream)? { get set }
  /// The transport that sends the requests; `HTTPTransport.default` is libcurl on Linux and
  /// `URLSession` on Apple's systems.
  ///
  /// Every call of a session that doesn't define a transport fails with `invalidArguments`.
  var transport: any HTTPTransport { get }

  /// Whether the session has been invalidated.
  var isInvalidated: Bool { get }

  /// Cancels all running calls, and makes them and all later calls fail with `sessionInvalidated`.
  func invalidateAndCancel()
}

extension SessionReplaceable {
  /// Sets the session's operator, nil for none, and returns the session.
  public func usingDefault(requestOperator: (any RequestOperator)?) -> Self {
    defaultRequestOperator = requestOperator
    return self
  }

  /// A transport that fails each call with `invalidArguments`, because `session` performs no tasks.
  public var transport: any HTTPTransport { MissingTransport() }

  /// False.
  public var isInvalidated: Bool { false }

  /// Invalidates `session`.
  public func invalidateAndCancel() { session.invalidateAndCancel() }
}
