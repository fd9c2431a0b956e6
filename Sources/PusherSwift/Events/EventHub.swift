import BinderyRealtime

/// Tells the delegate, the channels and the callbacks what became of a connection.
///
/// What anyone may ask for is true before anyone is told. Sendable because `lock` guards all that
/// changes, and because the delegate is called by `main` alone.
final class EventHub: @unchecked Sendable {
  let callbacks: CallbackQueue
  /// Where the delegate and what authorizes are called: the main queue, but for tests.
  let main: CallbackQueue
  let channels = PusherChannels()
  let bindings = EventBindings<PusherEvent>()
  let user = PusherUser()
  let waiters = Waiters<String, Result<PusherChannel, PusherSubscriptionError>>()
  let signInWaiters = Waiters<SignInQuestion, Result<User, PusherSignInError>>()
  private let lock = NSLock()
  private var state = ConnectionState.disconnected
  private var socket: String?
  private var tries = 0
  private weak var listener: (any PusherDelegate)?
  /// The channels, and nil for the user, that the main queue has yet to ask the app about.
  private var unasked: Set<String?> = []

  init(queue: DispatchQueue, mainQueue: DispatchQueue? = nil) {
    callbacks = CallbackQueue(queue)
    let isSame = mainQueue == nil || mainQueue === queue
    main = isSame ? callbacks : CallbackQueue(mainQueue ?? queue)
  }

  var connectionState: ConnectionState { lock.withLock { state } }
  var socketID: String? { lock.withLock { socket } }
  var attempts: Int { lock.withLock { tries } }

  var delegate: (any PusherDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  func become(_ new: ConnectionState) {
    let old = lock.withLock {
      defer { state = new }
      return state
    }
    callbacks.hold(new == .connecting || new == .connected)
    // Also one who becomes the delegate meanwhile hears it.
    call { $0.changedConnectionState(from: old, to: new) }
  }

  func greet(_ socketID: String) { lock.withLock { socket = socketID } }

  func note(isUnasked: Bool, _ channel: String?) {
    lock.withLock {
      if isUnasked { _ = unasked.insert(channel) } else { _ = unasked.remove(channel) }
    }
  }

  func isUnasked(_ channel: String?) -> Bool { lock.withLock { unasked.contains(channel) } }

  func note(attempts: Int) { lock.withLock { tries = attempts } }

  /// The connection is no more.
  func lose() {
    lock.withLock { socket = nil }
    user.become(nil)
    for channel in channels.channels.values { channel.become(subscribed: false) }
  }

  typealias DelegateMessage = @MainActor @Sendable (any PusherDelegate) -> Void

  /// Nobody connects again by itself: who waits would wait for ever.
  func giveUp(_ error: PusherConnectionError) {
    waiters.give(.failure(.disconnected(error)))
    signInWaiters.give(.failure(.disconnected(error)))
  }

  /// Nothing will be heard any more.
  func end() {
    for channel in channels.channels.values { channel.bindings.end() }
    user.bindings.end()
    user.watchlist.bindings.end()
  }

  func log(_ message: @autoclosure () -> String) {
    // A main queue of its own that isn't served would keep the whole log.
    guard delegate != nil, main.room.count < CallbackQueue.bound || main.queue === callbacks.queue
    else { return }
    let message = message()
    tell { $0.debugLog(message: message) }
  }

  func report(_ error: PusherError) { tell { $0.receivedError(error: error) } }

  func failToDecrypt(_ event: String, on channel: String, _ data: String?) {
    tell { $0.failedToDecryptEvent(eventName: event, channelName: channel, data: data) }
  }

  /// To all, then to those of its channel; one of a channel that was left goes to nobody.
  func deliver(_ event: PusherEvent) {
    guard let name = event.channelName else { return tell(event, nil) }
    if let channel = channels.known(name) { tell(event, channel.bindings) }
  }

  /// Readers get it at once, and callbacks on their queue.
  func tell(_ event: PusherEvent, _ own: EventBindings<PusherEvent>?) {
    own?.feed(event)
    guard bindings.has(event.eventName) || own?.has(event.eventName) == true else { return }
    callbacks.call { [bindings] in
      bindings.tell(event)
      own?.tell(event)
    }
  }

  func tell(_ message: @escaping DelegateMessage) {
    if delegate != nil { call(message) }
  }

  /// The delegate, who may hear of the end when nobody has the client any more.
  private func call(_ message: @escaping DelegateMessage) {
    main.call { [self] in
      assumeMainActor { if let delegate { message(delegate) } }
    }
  }
}

extension EventHub {
  /// Tells those who wait for a channel that is subscribed to already.
  func confirm(_ name: String) {
    if let channel = channels.known(name) { answer(channel, .success(channel)) }
  }

  /// Tells those who wait for this channel, and not for another of its name that was joined since.
  func answer(_ channel: PusherChannel, _ result: Result<PusherChannel, PusherSubscriptionError>) {
    channels.whileJoined(channel) { waiters.give(result, to: channel.name) }
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
    answer(channel, .success(channel))
    tell { $0.subscribedToChannel(name: name) }
  }

  func count(_ count: Int, on name: String, _ message: String) {
    guard let channel = channels.known(name) else { return }
    channel.become(count: count)
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
