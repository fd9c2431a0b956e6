/// What a subscription does next, decided without doing any of it.
///
/// One request is under way at a time. Each has a generation, and what comes of an older one is
/// ignored, so that nothing that was cancelled can still speak.
struct SubscribeMachine {
  private(set) var state = State.unsubscribed
  private(set) var names = SubscribedNames()
  /// What came before it has been received; 0 for nothing yet.
  private(set) var cursor = SubscribeCursor.now
  private(set) var status = ConnectionStatus.disconnected
  private var generation = 0
  private var eagerness = Eagerness()

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .changed(let names): change(to: names)
    case .restored(let names, let cursor): restore(names, from: cursor)
    case .refreshed: isAsking ? restart() : []
    case .disconnect: disconnect()
    case .reconnect(let cursor): reconnect(from: cursor)
    case .answered(let next, let hasNews, let patience, let generation):
      awaits(generation) ? advance(to: next, hasNews, patience) : []
    case .retrying(let generation): awaits(generation) ? become(.reconnecting) : []
    case .failed(let error, let generation): awaits(generation) ? fail(error) : []
    }
  }
}

extension SubscribeMachine {
  /// Whether what comes of a request still counts.
  func awaits(_ generation: Int) -> Bool { generation == self.generation }

  /// Whether a request is under way.
  var isAsking: Bool { state == .handshaking || state == .receiving }

  private mutating func change(to names: SubscribedNames) -> [Action] {
    guard !names.isEmpty else { return unsubscribe() }
    let areOther = names != self.names
    self.names = names
    switch state {
    case .handshakeStopped, .receiveStopped: return []
    case .handshaking, .receiving: return areOther ? restart() : []
    case .unsubscribed, .handshakeFailed, .receiveFailed: return handshake()
    }
  }

  private mutating func restore(
    _ names: SubscribedNames,
    from cursor: SubscribeCursor
  ) -> [Action] {
    guard !names.isEmpty else { return unsubscribe() }
    self.names = names
    // The region is the service's to say.
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
    return abandonRequest() + become(.disconnected)
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
    let wasAsking = isAsking
    names = SubscribedNames()
    cursor = .now
    state = .unsubscribed
    return (wasAsking ? abandonRequest() : []) + become(.disconnected)
  }
}

extension SubscribeMachine {
  /// Asks for the cursor of now; the one that is known is gone on from.
  private mutating func handshake() -> [Action] {
    let abandoned = isAsking ? abandonRequest() : []
    state = .handshaking
    return abandoned + become(.connecting) + [request()]
  }

  private mutating func restart() -> [Action] {
    eagerness = Eagerness()
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
        delay: eagerness.pause
      )
    )
  }

  private mutating func advance(
    to next: SubscribeCursor,
    _ hasNews: Bool,
    _ patience: Duration
  ) -> [Action] {
    let previous = cursor
    let isHandshake = state == .handshaking
    if isHandshake, cursor.timetoken != 0 {
      cursor = SubscribeCursor(timetoken: cursor.timetoken, region: next.region)
    } else if next.timetoken != 0 || isHandshake {
      // Also back: what is between may be new, and what isn't is known.
      cursor = next
    }
    let moves = cursor.timetoken != previous.timetoken
    let isNews = isHandshake || moves && hasNews
    eagerness.note(isNews ? .news : moves ? .progress : .nothing, after: patience)
    state = .receiving
    let header = Action.announce(previous: isHandshake ? .now : previous, next: cursor)
    return [header] + become(.connected) + [.deliver(next: cursor), request()]
  }

  private mutating func fail(_ error: PubNubError) -> [Action] {
    generation += 1
    state = state == .receiving ? .receiveFailed(error) : .handshakeFailed(error)
    return [.report(error)] + become(.disconnectedUnexpectedly(error))
  }

  /// Tells a status that isn't the one that was told, and that may follow it.
  private mutating func become(_ status: ConnectionStatus) -> [Action] {
    guard status != self.status else { return [] }
    // Who has never been connected can't be again.
    if status == .reconnecting, self.status != .connected { return [] }
    self.status = status
    return [.emit(status)]
  }
}
