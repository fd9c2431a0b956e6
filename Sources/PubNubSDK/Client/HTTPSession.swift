import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that a `PubNub` instance creates by default.
public final class HTTPSession: SessionReplaceable, Sendable {
  /// An id that distinguishes sessions; it is not sent to the service.
  public let sessionID = UUID()
  /// A dispatch queue of the session's own; the client runs nothing on it.
  public let sessionQueue: DispatchQueue
  /// The transport that sends the requests.
  public let transport: any HTTPTransport
  /// The transport that sends the requests and cancels them when the session is invalidated.
  let callTransport: any HTTPTransport
  let calls = OngoingCalls()
  private let state: Locked<State>

  private struct State {
    var requestOperator: (any RequestOperator)?
    var stream: (any SessionStream)?
    var isInvalidated = false
  }

  /// Creates a session.
  ///
  /// - Parameter transport: The platform's transport, or another such as a test double.
  public init(
    transport: any HTTPTransport = .default,
    defaultRequestOperator: (any RequestOperator)? = nil,
    sessionStream: (any SessionStream)? = nil
  ) {
    self.transport = transport
    callTransport = SessionTransport(transport, endingWith: calls)
    sessionQueue = DispatchQueue(label: "pubnub.session.\(sessionID)")
    state = Locked(State(requestOperator: defaultRequestOperator, stream: sessionStream))
  }

  /// The system's shared session; the client sends nothing with it.
  public var session: any URLSessionReplaceable { URLSession.shared }

  /// The operator for every request that begins after it is set.
  public var defaultRequestOperator: (any RequestOperator)? {
    get { state.withLock { $0.requestOperator } }
    set { state.replace(\.requestOperator, by: newValue) }
  }

  /// The observer of every request of this session, from the time it is set.
  public var sessionStream: (any SessionStream)? {
    get { state.withLock { $0.stream } }
    set { state.replace(\.stream, by: newValue) }
  }

  /// Whether `invalidateAndCancel()` has been called.
  public var isInvalidated: Bool { state.withLock { $0.isInvalidated } }

  /// Cancels all running calls and makes later calls fail with `sessionInvalidated`.
  public func invalidateAndCancel() {
    state.withLock { $0.isInvalidated = true }
    calls.cancelAll()
  }
}
