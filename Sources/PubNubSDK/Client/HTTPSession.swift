import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that an instance makes for itself.
///
/// Sendable because `lock` guards all that changes after `init`.
public final class HTTPSession: SessionReplaceable, @unchecked Sendable {
  /// Tells sessions apart; of no meaning to the service.
  public let sessionID = UUID()
  /// A queue of its own; the client does nothing on it.
  public let sessionQueue: DispatchQueue
  /// What carries the requests.
  public let transport: any HTTPTransport
  /// What carries requests that end with the session.
  let carrier: any HTTPTransport
  let calls = OngoingCalls()
  private let lock = NSLock()
  private var requestOperator: (any RequestOperator)?
  private var stream: (any SessionStream)?
  private var invalidated = false

  /// - Parameter transport: The platform's, or one that a test gives.
  public init(
    transport: any HTTPTransport = .default,
    defaultRequestOperator: (any RequestOperator)? = nil,
    sessionStream: (any SessionStream)? = nil
  ) {
    self.transport = transport
    carrier = SessionTransport(transport, endingWith: calls)
    sessionQueue = DispatchQueue(label: "pubnub.session.\(sessionID)")
    requestOperator = defaultRequestOperator
    stream = sessionStream
  }

  /// The system's shared one: nothing is sent by it.
  public var session: any URLSessionReplaceable { URLSession.shared }

  /// Decides about every request that this session performs from then on.
  public var defaultRequestOperator: (any RequestOperator)? {
    get { lock.withLock { requestOperator } }
    set { lock.replace(\.requestOperator, of: self, by: newValue) }
  }

  /// Hears what becomes of every request of this session, from when it is set.
  public var sessionStream: (any SessionStream)? {
    get { lock.withLock { stream } }
    set { lock.replace(\.stream, of: self, by: newValue) }
  }

  /// True once `invalidateAndCancel()` was called, for good.
  public var isInvalidated: Bool { lock.withLock { invalidated } }

  /// Ends every call that is under way, and lets no other begin.
  public func invalidateAndCancel() {
    lock.withLock { invalidated = true }
    calls.cancelAll()
  }
}
