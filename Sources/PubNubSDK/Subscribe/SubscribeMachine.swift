import BinderyRealtime

/// A state machine that decides the requests and statuses of a subscription.
///
/// One request runs at a time. Each has a generation; results of an older generation are ignored,
/// so that a cancelled request has no effect.
struct SubscribeMachine {
  private(set) var state = State.unsubscribed
  private(set) var names = SubscribedNames()
  /// The position: all events before it have been received; 0 before the first response.
  private(set) var cursor = SubscribeCursor.now
  private(set) var status = ConnectionStatus.disconnected
  private var generation = 0
  private var throttle = PollThrottle()

  enum State: Hashable {
    case unsubscribed
    /// A request for the current cursor is running.
    case handshaking
    case handshakeStopped
    case handshakeFailed(PubNubError)
    /// A long poll is running.
    case receiving
    case receiveStopped
    case receiveFailed(PubNubError)
  }

  enum Event {
    /// The subscribed names changed.
    case changed(SubscribedNames)
    /// The subscribed names changed, and events are requested from a cursor on.
    case restored(SubscribedNames, SubscribeCursor)
    /// Request parameters other than the names changed: the filter or the token.
    case refreshed
    case disconnect
    case reconnect(SubscribeCursor?)
    /// A response; `hasMessages` states whether it has messages that were not received before.
    case responded(SubscribeCursor, hasMessages: Bool, after: Duration, generation: Int)
    /// A failure that will be retried.
    case retrying(generation: Int)
    /// A final failure.
    case failed(PubNubError, generation: Int)
  }

  enum Action: Hashable {
    case cancelRequest
    /// Sends a poll for the events after the cursor, or for the current cursor.
    case request(Poll)
    case emit(ConnectionStatus)
    case report(PubNubError)
    /// Reports a response; its messages follow after the status.
    case announce(previous: SubscribeCursor, next: SubscribeCursor)
    /// Forgets the received messages, so that none counts as repeated.
    case forget
    /// Delivers the messages of the response.
    case deliver(next: SubscribeCursor)
  }

  struct Poll: Hashable {
    var names: SubscribedNames
    /// The cursor; nil for a handshake.
    var cursor: SubscribeCursor?
    var generation: Int
    /// The time to wait before the request.
    var delay: Duration
  }

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .changed(let names): change(to: names)
    case .restored(let names, let cursor): restore(names, from: cursor)
    case .refreshed: isRequesting ? restart() : []
    case .disconnect: disconnect()
    case .reconnect(let cursor): reconnect(from: cursor)
    case .responded(let next, let hasMessages, let elapsed, let generation):
      awaits(generation) ? advance(to: next, hasMessages, elapsed) : []
    case .retrying(let generation): awaits(generation) ? changeStatus(to: .reconnecting) : []
    case .failed(let error, let generation): awaits(generation) ? fail(error) : []
    }
  }
}

extension SubscribeMachine {
  /// Whether a result belongs to the current request.
  func awaits(_ generation: Int) -> Bool { generation == self.generation }

  /// Whether a request is running.
  var isRequesting: Bool { state == .handshaking || state == .receiving }

  private mutating func change(to names: SubscribedNames) -> [Action] {
    guard !names.isEmpty else { return unsubscribe() }
    let hasChanged = names != self.names
    self.names = names
    switch state {
    case .handshakeStopped, .receiveStopped: return []
    case .handshaking, .receiving: return hasChanged ? restart() : []
    case .unsubscribed, .handshakeFailed, .receiveFailed: return handshake()
    }
  }

  private mutating func restore(
    _ names: SubscribedNames,
    from cursor: SubscribeCursor
  ) -> [Action] {
    guard !names.isEmpty else { return unsubscribe() }
    self.names = names
    // The region is determined by the service.
    self.cursor = SubscribeCursor(timetoken: cursor.timetoken, region: self.cursor.region)
    switch state {
    case .handshakeStopped, .receiveStopped: return [.forget]
    case .receiving: return [.forget] + restart()
    default: return [.forget] + handshake()
    }
  }

  private mutating func disconnect() -> [Action] {
    switch state {
    case .handshaking: state = .handshakeStopped
    case .receiving: state = .receiveStopped
    default: return []
    }
    return abandonRequest() + changeStatus(to: .disconnected)
  }

  private mutating func reconnect(from cursor: SubscribeCursor?) -> [Action] {
    switch state {
    case .unsubscribed, .handshaking, .receiving: return []
    case .handshakeStopped, .handshakeFailed, .receiveStopped, .receiveFailed:
      guard let cursor else { return handshake() }
      self.cursor = cursor
      return [.forget] + handshake()
    }
  }

  private mutating func unsubscribe() -> [Action] {
    guard state != .unsubscribed else { return [] }
    let wasRequesting = isRequesting
    names = SubscribedNames()
    cursor = .now
    state = .unsubscribed
    return (wasRequesting ? abandonRequest() : []) + changeStatus(to: .disconnected)
  }
}

extension SubscribeMachine {
  /// Requests the current cursor; a known cursor is kept.
  private mutating func handshake() -> [Action] {
    let abandoned = isRequesting ? abandonRequest() : []
    state = .handshaking
    return abandoned + changeStatus(to: .connecting) + [request()]
  }

  private mutating func restart() -> [Action] {
    throttle = PollThrottle()
    return abandonRequest() + [request()]
  }

  private mutating func abandonRequest() -> [Action] {
    generation += 1
    return [.cancelRequest]
  }

  private mutating func request() -> Action {
    generation += 1
    return .request(
      Poll(
        names: names,
        cursor: state == .receiving ? cursor : nil,
        generation: generation,
        delay: throttle.delay
      )
    )
  }

  private mutating func advance(
    to next: SubscribeCursor,
    _ hasMessages: Bool,
    _ elapsed: Duration
  ) -> [Action] {
    let previous = cursor
    let isHandshake = state == .handshaking
    if isHandshake, cursor.timetoken != 0 {
      cursor = SubscribeCursor(timetoken: cursor.timetoken, region: next.region)
    } else if next.timetoken != 0 || isHandshake {
      // Also an older cursor: messages since then may be new, and repeated ones are filtered.
      cursor = next
    }
    let moves = cursor.timetoken != previous.timetoken
    let isUpdate = isHandshake || moves && hasMessages
    throttle.record(isUpdate ? .newMessages : moves ? .newCursor : .nothing, after: elapsed)
    state = .receiving
    let header = Action.announce(previous: isHandshake ? .now : previous, next: cursor)
    return [header] + changeStatus(to: .connected) + [.deliver(next: cursor), request()]
  }

  private mutating func fail(_ error: PubNubError) -> [Action] {
    generation += 1
    state = state == .receiving ? .receiveFailed(error) : .handshakeFailed(error)
    return [.report(error)] + changeStatus(to: .disconnectedUnexpectedly(error))
  }

  /// Emits a status unless it is unchanged or can't follow the present one.
  private mutating func changeStatus(to status: ConnectionStatus) -> [Action] {
    guard status != self.status else { return [] }
    // Before the first connection there is nothing to reconnect.
    if status == .reconnecting, self.status != .connected { return [] }
    self.status = status
    return [.emit(status)]
  }
}
