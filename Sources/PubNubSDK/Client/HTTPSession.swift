import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that a `PubNub` instance creates unless it is given one.
///
/// Sendable because `lock` guards all state that changes after `init`.
public final class HTTPSession: SessionReplaceable, @unchecked Sendable {
  /// An id that distinguishes sessions; it is not sent to the service.
  public let sessionID = UUID()
  /// A dispatch queue of the session's own; the client runs nothing on it.
  public let sessionQueue: DispatchQueue
  /// The transport that sends the requests.
  public let transport: any HTTPTransport
  /// The transport that sends the requests and cancels them when the session is invalidated.
  let callTransport: any HTTPTransport
  let calls = OngoingCalls()
  private let lock = NSLock()
  private var requestOperator: (any RequestOperator)?
  private var stream: (any SessionStream)?
  private var invalidated = false

  /// - Parameter transport: The platform's transport, or another such as a test double.
  public init(
    transport: any HTTPTransport = .default,
    defaultRequestOperator: (any RequestOperator)? = nil,
    sessionStream: (any SessionStream)? = nil
  ) {
    self.transport = transport
    callTransport = SessionTransport(transport, endingWith: calls)
    sessionQueue = DispatchQueue(label: "pubnub.session.\(sessionID)")
    requestOperator = defaultRequestOperator
    stream = sessionStream
  }

  /// The system's shared session; the client sends nothing with it.
  public var session: any URLSessionReplaceable { URLSession.shared }

  /// The operator that decides about every request that begins after it is set.
  public var defaultRequestOperator: (any RequestOperator)? {
    get { lock.withLock { requestOperator } }
    set { lock.replace(\.requestOperator, of: self, by: newValue) }
  }

  /// The observer of every request of this session, from the time it is set.
  public var sessionStream: (any SessionStream)? {
    get { lock.withLock { stream } }
    set { lock.replace(\.stream, of: self, by: newValue) }
  }

  /// True once `invalidateAndCancel()` has been called; it never becomes false again.
  public var isInvalidated: Bool { lock.withLock { invalidated } }

  /// Cancels all running calls and makes later calls fail with `sessionInvalidated`.
  public func invalidateAndCancel() {
    lock.withLock { invalidated = true }
    calls.cancelAll()
  }
}
