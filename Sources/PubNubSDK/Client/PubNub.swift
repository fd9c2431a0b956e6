import BinderyRealtime
import Foundation

/// A client of PubNub: publishes, subscribes, and asks what was published and who is there.
///
///     let pubnub = PubNub(configuration: configuration)
///     let timetoken = try await pubnub.publish(channel: "lobby", message: "hello")
///
/// Every call has two faces: one that is awaited and throws `PubNubError`, and the documented one
/// that reports to a completion. A call that reports to a completion is finished even when nobody
/// holds the instance any more.
public final class PubNub: Sendable {
  /// What requests say of the instance where `useInstanceId` asks for it.
  public let instanceID = UUID()
  /// What performs all calls but subscribing.
  public let networkSession: any SessionReplaceable
  let settings: Settings
  let calls: OngoingCalls
  let clock: any Clock<Duration>
  let listeners = ListenerRegistry()
  let states = PresenceStates()
  let engine: SubscribeEngine
  /// Hear for the closures that the client itself has.
  let ears = EventListener()
  let statusListener = StatusListener()

  /// A client that connects to nothing before it is told to.
  public convenience init(
    configuration: PubNubConfiguration,
    session: (any SessionReplaceable)? = nil
  ) {
    self.init(configuration: configuration, session: session, clock: TimerClock())
  }

  init(
    configuration: PubNubConfiguration,
    session: (any SessionReplaceable)?,
    clock: any Clock<Duration>
  ) {
    let own = session as? HTTPSession ?? HTTPSession()
    networkSession = session ?? own
    calls = own.calls
    settings = Settings(configuration)
    self.clock = clock
    listeners.add(ears)
    listeners.add(statusListener)
    engine = SubscribeEngine(
      SubscribeLoop.Environment(
        settings: settings,
        listeners: listeners,
        states: states,
        board: StatusBoard(),
        clock: clock,
        sender: { [settings, networkSession, instanceID] in
          RequestSender(settings, by: networkSession, as: instanceID, clock)
        }
      )
    )
  }

  /// A copy of how the instance behaves; changing it changes no instance.
  public var configuration: PubNubConfiguration { settings.current }

  /// Gives the token that later requests carry, those of a running subscription included.
  public func set(token: String?) {
    settings.change { $0.authToken = token }
    engine.refresh()
  }
}

extension PubNub {
  func sender(for custom: RequestConfiguration) -> RequestSender {
    let session = custom.customSession ?? networkSession
    var sender = RequestSender(settings, by: session, as: instanceID, clock)
    if let configuration = custom.customConfiguration { sender.basis = RequestBasis(configuration) }
    return sender
  }

  /// Makes a call whose result goes to a completion, on the queue that the call names.
  ///
  /// The completion needn't be Sendable: it is called once, and on that queue alone, which the
  /// caller chose for it.
  func report<Value: Sendable>(
    to completion: ((Result<Value, any Error>) -> Void)?,
    _ custom: RequestConfiguration,
    by call: @escaping @Sendable () async throws(PubNubError) -> Value
  ) {
    nonisolated(unsafe) let completion = completion
    // A session that is ended ends the calls that it performs.
    let calls = (custom.customSession as? HTTPSession)?.calls ?? calls
    calls.run {
      let result: Result<Value, any Error>
      do {
        result = .success(try await call())
      } catch {
        result = .failure(error)
      }
      // A queue that nobody runs, as main may be, would keep what nobody hears.
      if completion != nil { custom.responseQueue.async { completion?(result) } }
    }
  }
}
