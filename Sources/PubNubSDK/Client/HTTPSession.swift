import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session that an instance makes for itself.
///
/// Sendable because `lock` guards all that changes after `init`.
public final class HTTPSession: SessionReplaceable, @unchecked Sendable {
  public let sessionID = UUID()
  public let sessionQueue: DispatchQueue
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

  public var session: any URLSessionReplaceable { URLSession.shared }

  public var defaultRequestOperator: (any RequestOperator)? {
    get { lock.withLock { requestOperator } }
    set { lock.withLock { requestOperator = newValue } }
  }

  public var sessionStream: (any SessionStream)? {
    get { lock.withLock { stream } }
    set { lock.withLock { stream = newValue } }
  }

  public var isInvalidated: Bool { lock.withLock { invalidated } }

  public func invalidateAndCancel() {
    lock.withLock { invalidated = true }
    calls.cancelAll()
  }
}
