import BinderyRuntime
import Foundation

/// What performs requests.
public protocol SessionReplaceable: AnyObject, Sendable {
  /// Tells sessions apart; of no meaning to the service.
  var sessionID: UUID { get }
  /// For code that asks for it; no task is made with it. What carries requests is `transport`.
  var session: any URLSessionReplaceable { get }
  /// For code that asks for it; nothing is called on it.
  var sessionQueue: DispatchQueue { get }
  /// Decides about every request of this session.
  var defaultRequestOperator: (any RequestOperator)? { get set }
  /// Hears what becomes of every request of this session.
  var sessionStream: (any SessionStream)? { get set }
  /// Carries the requests in the place of `session`; `HTTPTransport.default` is the platform's,
  /// which is libcurl on Linux and `URLSession` on Apple's systems.
  ///
  /// Without one of its own a session performs no call: each fails with `invalidArguments`.
  var transport: any HTTPTransport { get }

  /// True once the session was ended.
  var isInvalidated: Bool { get }

  /// Ends every call that is under way, and lets no other begin: they fail with
  /// `sessionInvalidated`.
  func invalidateAndCancel()
}

extension SessionReplaceable {
  /// The session itself, which from now on has an operator decide about every request, or none.
  public func usingDefault(requestOperator: (any RequestOperator)?) -> Self {
    defaultRequestOperator = requestOperator
    return self
  }

  /// None: each call fails with `invalidArguments`, since `session` performs no tasks.
  public var transport: any HTTPTransport { MissingTransport() }

  /// False: a session that doesn't say so is never ended.
  public var isInvalidated: Bool { false }

  /// Ends what `session` performs.
  public func invalidateAndCancel() { session.invalidateAndCancel() }
}
