import BinderyRealtime
import BinderyRuntime
import Foundation

/// A PubNub client that publishes, subscribes, and fetches history and presence.
///
///     let pubnub = PubNub(configuration: configuration)
///     let timetoken = try await pubnub.publish(channel: "lobby", message: "hello")
///
/// Every call has two variants: an `async` one that throws `PubNubError`, and the documented one
/// with a completion handler. A call with a completion handler finishes even if the instance is
/// deallocated.
public final class PubNub: Sendable {
  /// The id of the instance, which requests carry if `useInstanceId` is true.
  public let instanceID = UUID()
  /// The session that performs all calls except subscribe.
  public let networkSession: any SessionReplaceable
  let settings: Settings
  let calls: OngoingCalls
  let clock: any Clock<Duration>
  private let middlewares: [any ClientMiddleware]
  let listeners = ListenerRegistry()
  let states = PresenceStates()
  let engine: SubscribeEngine
  /// Calls the closures that are set on the client itself.
  let eventListener = EventListener()
  let statusListener = StatusListener()

  /// Creates a client, which connects when it first subscribes or makes a call.
  ///
  /// - Parameters:
  ///   - session: The session that performs the requests; a new `HTTPSession` if nil.
  ///   - middlewares: The middlewares that every request passes in order, after the session's
  ///     operator. A `PubNubError` that one throws is the error of the call; any other error is the
  ///     `underlying` one of an `unknown` error. Neither is retried.
  public convenience init(
    configuration: PubNubConfiguration,
    session: (any SessionReplaceable)? = nil,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      configuration: configuration,
      session: session,
      middlewares: middlewares,
      clock: TimerClock()
    )
  }

  init(
    configuration: PubNubConfiguration,
    session: (any SessionReplaceable)?,
    middlewares: [any ClientMiddleware] = [],
    clock: any Clock<Duration>
  ) {
    let own = session as? HTTPSession ?? HTTPSession()
    networkSession = session ?? own
    calls = own.calls
    settings = Settings(configuration)
    self.middlewares = middlewares
    self.clock = clock
    listeners.add(eventListener)
    listeners.add(statusListener)
    engine = SubscribeEngine(
      SubscribeEnvironment(
        settings: settings,
        listeners: listeners,
        states: states,
        sharedStatus: SharedStatus(),
        clock: clock,
        sender: { [settings, networkSession, instanceID] in
          RequestSender(settings, by: networkSession, as: instanceID, through: middlewares, clock)
        }
      )
    )
  }

  /// A copy of the instance's configuration; changing it doesn't change the instance.
  public var configuration: PubNubConfiguration { settings.current }

  /// Sets the token that later requests carry, including those of a running subscription.
  public func set(token: String?) {
    settings.change { $0.authToken = token }
    engine.refresh()
  }
}

extension PubNub {
  func sender(for custom: RequestConfiguration) -> RequestSender {
    let session = custom.customSession ?? networkSession
    var sender = RequestSender(settings, by: session, as: instanceID, through: middlewares, clock)
    if let configuration = custom.customConfiguration { sender.basis = RequestBasis(configuration) }
    return sender
  }

  /// Returns the sender and the subscribe key; throws if there is no key or no user.
  func keyedSender(
    for custom: RequestConfiguration
  ) throws(PubNubError) -> (RequestSender, subscribeKey: String) {
    let sender = sender(for: custom)
    return (sender, try sender.configuration.requireSubscribeKey())
  }

  /// Performs a call and passes its result to a completion handler, on the queue of the call.
  ///
  /// The completion handler needn't be Sendable: it is called once, and only on the queue that the
  /// caller chose for it.
  func report<Value: Sendable>(
    to completion: ((Result<Value, any Error>) -> Void)?,
    _ custom: RequestConfiguration,
    by call: @escaping @Sendable () async throws(PubNubError) -> Value
  ) {
    nonisolated(unsafe) let completion = completion
    // Invalidating a session ends the calls that it performs.
    let calls = (custom.customSession as? HTTPSession)?.calls ?? calls
    calls.run {
      let result: Result<Value, any Error>
      do {
        result = .success(try await call())
      } catch {
        result = .failure(error)
      }
      // Without a completion handler nothing is enqueued: the queue may never run, as main may not.
      if completion != nil { custom.responseQueue.async { completion?(result) } }
    }
  }
}
