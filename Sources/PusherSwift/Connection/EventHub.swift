import BinderyRealtime
import BinderyRuntime

/// The state of a connection that any thread may read, and the notifications of delegate, channels
/// and callbacks.
///
/// The state changes before it is notified.
final class EventHub: Sendable {
  let callbacks: CallbackQueue
  /// The queue of the delegate and the authorization objects: the main queue, except in tests.
  let main: CallbackQueue
  let channels = PusherChannels()
  let bindings = EventBindings<PusherEvent>()
  let user = PusherUser()
  let waiters = Waiters<String, Result<PusherChannel, PusherSubscriptionError>>()
  let signInWaiters = Waiters<SignInKey, Result<User, PusherSignInError>>()
  private let state = Locked(State())

  /// The key of the callers that wait for a sign-in.
  enum SignInKey { case user }

  private struct State {
    var connection = ConnectionState.disconnected
    var socketID: String?
    var attempts = 0
    /// The delegate, which is called on `main` only.
    var delegate = QueueConfined(WeakDelegate())
    /// The channels, and nil for the user, whose authorization waits for the main queue.
    var waitingForMainQueue: Set<String?> = []
  }

  private struct WeakDelegate {
    weak var delegate: (any PusherDelegate)?
  }

  init(queue: DispatchQueue, mainQueue: DispatchQueue? = nil) {
    callbacks = CallbackQueue(queue)
    let isSame = mainQueue == nil || mainQueue === queue
    main = isSame ? callbacks : CallbackQueue(mainQueue ?? queue)
  }

  var connectionState: ConnectionState { state.withLock { $0.connection } }
  var socketID: String? { state.withLock { $0.socketID } }
  var attempts: Int { state.withLock { $0.attempts } }

  var delegate: (any PusherDelegate)? {
    get { state.withLock { $0.delegate }.value.delegate }
    set { state.replace(\.delegate, by: QueueConfined(WeakDelegate(delegate: newValue))) }
  }

  func setState(_ new: ConnectionState) {
    let old = state.withLock { state in
      defer { state.connection = new }
      return state.connection
    }
    callbacks.hold(new == .connecting || new == .connected)
    // A delegate that is set meanwhile is notified, too.
    call { $0.changedConnectionState(from: old, to: new) }
  }

  func setSocketID(_ socketID: String) { state.withLock { $0.socketID = socketID } }

  func note(isWaitingForMainQueue: Bool, _ channel: String?) {
    state.withLock { state in
      if isWaitingForMainQueue {
        _ = state.waitingForMainQueue.insert(channel)
      } else {
        _ = state.waitingForMainQueue.remove(channel)
      }
    }
  }

  func isWaitingForMainQueue(_ channel: String?) -> Bool {
    state.withLock { $0.waitingForMainQueue.contains(channel) }
  }

  func note(attempts: Int) { state.withLock { $0.attempts = attempts } }

  /// Resets the state of the connection, the user and the channels.
  func lose() {
    state.withLock { $0.socketID = nil }
    user.setUser(nil)
    for channel in channels.channels.values { channel.setSubscribed(false) }
  }

  typealias DelegateMessage = @MainActor @Sendable (any PusherDelegate) -> Void

  /// Fails all waits, since the client doesn't reconnect.
  func fail(with error: PusherConnectionError) {
    waiters.resume(returning: .failure(.disconnected(error)))
    signInWaiters.resume(returning: .failure(.disconnected(error)))
  }

  /// Ends all event sequences.
  func end() {
    for channel in channels.channels.values { channel.bindings.end() }
    user.bindings.end()
    user.watchlist.bindings.end()
  }

  func log(_ message: @autoclosure () -> String) {
    // A main queue that never runs must not collect the whole log.
    guard delegate != nil,
      main.waitingCalls.count < CallbackQueue.bound || main.queue === callbacks.queue
    else { return }
    let message = message()
    notifyDelegate { $0.debugLog(message: message) }
  }

  func report(_ error: PusherError) { notifyDelegate { $0.receivedError(error: error) } }

  /// Logs and reports a message that is not delivered.
  func reportLoss(_ message: String) {
    log(message)
    report(PusherError(code: nil, message: message))
  }

  func failToDecrypt(_ event: String, on channel: String, _ data: String?) {
    notifyDelegate { $0.failedToDecryptEvent(eventName: event, channelName: channel, data: data) }
  }

  /// Delivers the event that a message has.
  func deliver(message: String) {
    guard let event = PusherEvent(message: message) else {
      return reportLoss("a message has no event name")
    }
    deliver(event)
  }

  /// Delivers an event to the callbacks for all channels, then to those of its channel; events of
  /// channels that were left are dropped.
  func deliver(_ event: PusherEvent) {
    guard let name = event.channelName else { return dispatch(event, nil) }
    if let channel = channels.known(name) { dispatch(event, channel.bindings) }
  }

  /// Passes an event to readers at once, and to callbacks on their queue.
  func dispatch(_ event: PusherEvent, _ own: EventBindings<PusherEvent>?) {
    own?.feed(event)
    guard bindings.has(event.eventName) || own?.has(event.eventName) == true else { return }
    callbacks.call { [bindings] in
      bindings.notify(event)
      own?.notify(event)
    }
  }

  func notifyDelegate(_ message: @escaping DelegateMessage) {
    if delegate != nil { call(message) }
  }

  /// Calls the delegate, also after the client is released.
  private func call(_ message: @escaping DelegateMessage) {
    main.call { [self] in
      assumeMainActor { if let delegate { message(delegate) } }
    }
  }
}

extension EventHub {
  /// Completes the waits for a channel that is subscribed to already.
  func confirm(_ name: String) {
    if let channel = channels.known(name) { complete(channel, .success(channel)) }
  }

  /// Completes the waits for this channel, but not for one that was joined later under the same
  /// name.
  func complete(_ channel: PusherChannel, _ result: Result<PusherChannel, PusherSubscriptionError>)
  {
    channels.whileJoined(channel) { waiters.resume(returning: result, for: channel.name) }
  }

  func succeed(
    _ name: String,
    _ members: [PusherPresenceChannelMember]?,
    as id: String?,
    _ message: String
  ) {
    guard let channel = channels.succeed(name, members, as: id) else { return }
    if let event = PusherEvent(message: message, named: "pusher:subscription_succeeded") {
      deliver(event)
    }
    complete(channel, .success(channel))
    notifyDelegate { $0.subscribedToChannel(name: name) }
  }

  func count(_ count: SubscriptionCount, _ message: String) {
    guard let number = count.data.value.subscriptionCount.value else {
      return reportLoss("the subscription count of \(count.channel) is not a number")
    }
    self.count(number, on: count.channel, message)
  }

  func count(_ count: Int, on name: String, _ message: String) {
    guard let channel = channels.known(name) else { return }
    channel.setSubscriptionCount(count)
    callbacks.call { channel.onSubscriptionCountChanged?(count) }
    if let event = PusherEvent(message: message, named: "pusher:subscription_count") {
      deliver(event)
    }
  }

  func add(_ member: Member, to name: String) {
    guard let channel = presence(name), let id = member.userId.text else { return }
    let member = PusherPresenceChannelMember(userId: id, info: member.userInfo)
    guard channel.add(member) else { return }
    callbacks.call { channel.onMemberAdded?(member) }
  }

  func remove(_ member: Member, from name: String) {
    guard let channel = presence(name), let id = member.userId.text,
      let member = channel.remove(id)
    else { return }
    callbacks.call { channel.onMemberRemoved?(member) }
  }

  private func presence(_ name: String) -> PusherPresenceChannel? {
    channels.known(name) as? PusherPresenceChannel
  }
}

// Failed subscriptions.
extension EventHub {
  func fail(_ name: String, _ failure: SubscriptionFailure) {
    guard let channel = channels.known(name) else { return }
    complete(channel, .failure(failure.reason))
    fail(channel, failure)
  }

  /// Reports a failed subscription to a channel, which may not be among the client's.
  func fail(_ channel: PusherChannel, _ failure: SubscriptionFailure) {
    let name = channel.name
    let event = PusherEvent(
      "pusher:subscription_error",
      on: name,
      data: failure.data ?? "",
      message: failure.message(on: name)
    )
    channel.bindings.feed(event)
    // The calls are queued, so that callbacks bound right after the failing call are called, too.
    callbacks.call { [bindings] in
      bindings.notify(event)
      channel.bindings.notify(event)
    }
    notifyDelegate {
      $0.failedToSubscribeToChannel(
        name: name,
        response: failure.response,
        data: failure.data,
        error: failure.error
      )
    }
  }
}

// The user.
extension EventHub {
  func signIn(_ user: User) {
    self.user.setUser(user)
    signInWaiters.resume(returning: .success(user), for: .user)
    notifyDelegate { $0.signedIn(userId: user.id) }
  }

  func failToSignIn(_ error: PusherSignInError) {
    signInWaiters.resume(returning: .failure(error), for: .user)
    notifyDelegate { $0.failedToSignIn(error: error) }
  }

  /// Delivers an event to the callbacks for all channels, then to the user's own.
  func deliverToUser(_ event: PusherEvent) { dispatch(event, user.bindings) }

  func deliver(_ changes: WatchlistChanges) {
    for change in changes.events {
      user.watchlist.bindings.feed(change, named: change.name.rawValue)
      callbacks.call { [user] in user.watchlist.bindings.notify(change, named: change.name.rawValue)
      }
    }
  }
}
