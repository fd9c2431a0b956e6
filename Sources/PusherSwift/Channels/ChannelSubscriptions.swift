import BinderyRuntime

/// The state machine of all subscriptions, which decides the actions and performs none.
///
/// A subscription is requested once per connection. Each attempt has a number, so that a late
/// authorization is ignored.
struct ChannelSubscriptions {
  private(set) var entries: [String: Entry] = [:]
  private var socketID: String?
  private var attempts = 0
  /// Whether a sign-in is in progress.
  private var isSigningIn = false

  struct Entry {
    var state = State.idle
    /// The authorization that the app passed to `subscribe`, valid for one success on one socket.
    var ownAuth: PusherAuth?
    /// The authorization of the subscription on this connection.
    var auth: PusherAuth?
    /// The client events that wait for success.
    var waiting: [ClientEvent] = []
    /// The number of the `subscribe` call, by which channels are sorted.
    let order: Int
  }

  /// The state of a subscription.
  enum State: Hashable {
    /// Not requested on this connection, or failed.
    case idle
    /// The service seems to have refused; a later success counts.
    case uncertain
    case authorizing(attempt: Int)
    /// Authorized for a presence channel without a member: waits until the user is signed in.
    case awaitingUser
    /// Sent, with its number among all requests.
    case requested(Int)
    case active

    var request: Int? {
      if case .requested(let number) = self { number } else { nil }
    }
  }

  enum Action {
    case authorize(String, socketID: String, attempt: Int)
    case stopAuthorizing(String)
    case send(ConnectionChannel.Outgoing)
    /// A client event is kept until its channel is subscribed to.
    case wait(ClientEvent)
    /// A client event is not sent, for this reason.
    case drop(ClientEvent, PusherTriggerError)
    case fail(String, SubscriptionFailure)
  }

  mutating func subscribe(to channel: String, _ auth: PusherAuth?) -> [Action] {
    let order = nextNumber()
    var entry = entries[channel] ?? Entry(order: order)
    // An active subscription needs none, and the next socket another.
    if let auth, entry.state != .active { entry.ownAuth = auth }
    entries[channel] = entry
    guard auth != nil, case .authorizing = entry.state else { return request(channel) }
    // The app's authorization replaces the one in progress.
    entries[channel]?.state = .idle
    return [.stopAuthorizing(channel)] + request(channel)
  }

  mutating func unsubscribe(from channel: String) -> [Action] {
    guard let entry = entries.removeValue(forKey: channel) else { return [] }
    let messages: [Action] =
      switch entry.state {
      case .idle, .awaitingUser: []
      case .authorizing: [.stopAuthorizing(channel)]
      // A subscription that seems refused may be confirmed later.
      case .requested, .uncertain, .active:
        [.send(.unsubscribe(Unsubscribe(data: EndedSubscription(channel: channel))))]
      }
    return messages + entry.waiting.map { .drop($0, .notSubscribed) }
  }

  /// Requests all subscriptions on a new connection, in the order of the `subscribe` calls.
  mutating func restore(on socketID: String) -> [Action] {
    self.socketID = socketID
    return inOrder.flatMap { request($0) }
  }

  /// Notes whether a sign-in is in progress; at its end, the waiting subscriptions are sent.
  mutating func awaitUser(_ isInProgress: Bool) -> [Action] {
    // Subscriptions wait only during a sign-in.
    let hasEnded = isSigningIn && !isInProgress
    isSigningIn = isInProgress
    guard hasEnded else { return [] }
    let waiting = inOrder.filter { entries[$0]?.state == .awaitingUser }
    return waiting.flatMap { send($0, entries[$0]?.ownAuth ?? entries[$0]?.auth) }
  }

  func isActive(_ channel: String) -> Bool { entries[channel]?.state == .active }

  /// The next number for a request of any kind.
  mutating func nextNumber() -> Int {
    attempts += 1
    return attempts
  }

  /// The channels in the order of the `subscribe` calls.
  private var inOrder: [String] {
    entries.sorted { $0.value.order < $1.value.order }.map(\.key)
  }

  mutating func lose() -> [Action] {
    var actions: [Action] = []
    for (channel, entry) in entries {
      if case .authorizing = entry.state { actions.append(.stopAuthorizing(channel)) }
      entries[channel]?.state = .idle
      entries[channel]?.auth = nil
      // It was signed for the lost socket.
      if socketID != nil { entries[channel]?.ownAuth = nil }
    }
    socketID = nil
    return actions
  }
}

extension ChannelSubscriptions {
  private mutating func request(_ channel: String) -> [Action] {
    guard let socketID, let entry = entries[channel],
      entry.state == .idle || entry.state == .uncertain
    else { return [] }
    guard PusherChannelType.isValid(name: channel) else {
      return [.fail(channel, SubscriptionFailure(.invalidChannelName))]
    }
    if let auth = entry.ownAuth { return send(channel, auth) }
    guard PusherChannelType(name: channel) != .normal else { return send(channel, nil) }
    let attempt = nextNumber()
    entries[channel]?.state = .authorizing(attempt: attempt)
    return [.authorize(channel, socketID: socketID, attempt: attempt)]
  }

  private mutating func send(_ channel: String, _ auth: PusherAuth?) -> [Action] {
    entries[channel]?.auth = auth
    let isPresence = PusherChannelType.isPresenceChannel(name: channel)
    if isSigningIn, isPresence, auth?.channelData == nil {
      entries[channel]?.state = .awaitingUser
      return []
    }
    var subscription = Subscription(channel: channel, auth: auth?.auth)
    do throws(JSONError) {
      subscription.channelData = try auth?.channelData.map(EmbeddedJSON.member)
    } catch {
      entries[channel]?.state = .idle
      entries[channel]?.ownAuth = nil
      return [.fail(channel, SubscriptionFailure(.unreadable("channel_data: \(error)")))]
    }
    let number = nextNumber()
    entries[channel]?.state = .requested(number)
    return [.send(.subscribe(Subscribe(data: subscription)))]
  }

  /// Handles the result of an authorization, unless it is outdated.
  mutating func authorized(
    _ channel: String,
    attempt: Int,
    _ result: Result<PusherAuth, SubscriptionFailure>
  ) -> [Action] {
    guard entries[channel]?.state == .authorizing(attempt: attempt) else { return [] }
    switch result {
    case .success(let auth): return send(channel, auth)
    case .failure(let failure):
      entries[channel]?.state = .idle
      return [.fail(channel, failure)]
    }
  }

  /// Handles a success; nil if the channel was not requested or is already active.
  mutating func succeeded(_ channel: String) -> [Action]? {
    guard let state = entries[channel]?.state, state == .uncertain || state.request != nil
    else { return nil }
    entries[channel]?.state = .active
    entries[channel]?.ownAuth = nil
    defer { entries[channel]?.waiting = [] }
    return entries[channel]?.waiting.map { .send(.clientEvent($0)) }
  }

  /// Handles a refusal, which may be about an earlier request; an authorization that the app passed
  /// meanwhile is tried.
  mutating func rejected(_ channel: String, _ failure: SubscriptionFailure) -> [Action] {
    guard let entry = entries[channel], entry.state.request != nil else { return [] }
    entries[channel]?.state = .uncertain
    if let auth = entry.ownAuth, auth !== entry.auth { return request(channel) }
    entries[channel]?.ownAuth = nil
    return [.fail(channel, failure)]
  }
}

// Client events, which wait until their channel is subscribed to.
extension ChannelSubscriptions {
  mutating func trigger(_ event: ClientEvent) -> [Action] {
    do throws(PusherTriggerError) {
      try event.check()
    } catch {
      return [.drop(event, error)]
    }
    switch entries[event.channel]?.state {
    case nil: return [.drop(event, .notSubscribed)]
    case .active: return [.send(.clientEvent(event))]
    case .idle, .uncertain, .authorizing, .awaitingUser, .requested: return [wait(event)]
    }
  }

  private mutating func wait(_ event: ClientEvent) -> Action {
    guard entries[event.channel]?.waiting.count != ClientEvent.waitingBound else {
      return .drop(event, .overflow(bound: ClientEvent.waitingBound))
    }
    entries[event.channel]?.waiting.append(event)
    return .wait(event)
  }
}

// Finds the subscription that a refusal is about if its `channel` is missing.
extension ChannelSubscriptions {
  /// The requested channel that an error's message names; of several, the longest name of a channel
  /// that needs an authorization.
  func requested(namedIn message: String) -> String? {
    let words = Set(Self.words(of: message))
    let named = entries.filter { $0.value.state.request != nil && words.contains($0.key) }.keys
    return named.max { Self.weight($0) < Self.weight($1) }
  }

  /// The channel that was requested first.
  var oldestRequested: String? {
    let requested = entries.compactMap { channel, entry in
      entry.state.request.map { (channel: channel, number: $0) }
    }
    return requested.min { $0.number < $1.number }?.channel
  }

  /// The signed request that was sent first.
  var oldestSigned: (channel: String, number: Int)? {
    let signed = entries.compactMap { channel, entry in
      entry.auth == nil ? nil : entry.state.request.map { (channel: channel, number: $0) }
    }
    return signed.min { $0.number < $1.number }
  }

  private static func weight(_ channel: String) -> (Int, Int) {
    (PusherChannelType(name: channel) == .normal ? 0 : 1, channel.utf8.count)
  }

  /// The words that may be channel names, with and without the punctuation at their end.
  private static func words(of message: String) -> [String] {
    message.split { !PusherChannelType.isValid(name: String($0)) }.flatMap { word in
      var trimmed = word
      while let last = trimmed.last, ".,;=".contains(last) { trimmed.removeLast() }
      return [String(word), String(trimmed)]
    }
  }
}

extension EmbeddedJSON<Member> {
  fileprivate static func member(_ text: String) throws(JSONError) -> Self {
    try EmbeddedJSON(text: text)
  }
}
