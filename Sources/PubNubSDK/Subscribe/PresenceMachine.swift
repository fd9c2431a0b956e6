/// When the service is told that the user is there, and when that they left.
struct PresenceMachine {
  private(set) var state = State.inactive
  private(set) var places = SubscribedNames()
  private var generation = 0
  private var departures = Departures()
  /// Whether a heartbeat is under way that may still fail for what is over.
  private var isWorthAnother = false
  /// Seconds between heartbeats; 0 for one alone with each place that is joined.
  let interval: UInt
  /// Whether the service isn't told of places that are left.
  let isSilent: Bool

  init(interval: UInt, isSilent: Bool) {
    self.interval = interval
    self.isSilent = isSilent
  }

  enum State: Hashable {
    case inactive
    /// The service is being told.
    case heartbeating
    /// It knows, for as long as the interval.
    case cooldown
    /// It was told that the user has gone.
    case stopped
    /// The last heartbeat failed; the next one follows after the interval.
    case failed
  }

  enum Event {
    /// The places are these now.
    case changed(SubscribedNames)
    case disconnect
    /// The service is asked for events; whether it wasn't until now.
    case reconnect(afterPause: Bool)
    /// The service has answered, and hadn't just before; whether it was lost meanwhile.
    case connected(afterLoss: Bool)
    case succeeded(generation: Int)
    case failed(generation: Int)
    case timesUp(generation: Int)
    /// The service was told of what was left, or couldn't be.
    case left
  }

  enum Action: Hashable {
    /// Ends a heartbeat or a wait that is under way.
    case cancel
    case heartbeat(SubscribedNames, generation: Int)
    case wait(seconds: UInt, generation: Int)
    /// The only one under way; `left` is to follow when it has ended.
    case leave(SubscribedNames)
  }

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .changed(let names): change(to: names.places)
    case .disconnect: disconnect()
    case .reconnect(let afterPause): reconnect(afterPause: afterPause)
    case .connected(let afterLoss): connected(afterLoss: afterLoss)
    case .succeeded(let generation): generation == self.generation ? rest() : []
    case .failed(let generation): generation == self.generation ? fail() : []
    case .timesUp(let generation): generation == self.generation ? heartbeat() : []
    case .left: goOnLeaving()
    }
  }
}

extension PresenceMachine {
  private mutating func change(to new: SubscribedNames) -> [Action] {
    let left = places.subtracting(new)
    let joined = new.subtracting(places)
    guard !left.isEmpty || !joined.isEmpty else { return [] }
    places = new
    // Who has gone doesn't say so twice, and tells nobody of joining: reconnecting will.
    let isStopped = state == .stopped
    let goodbye = isStopped ? [] : leave(left)
    guard !new.isEmpty else {
      state = .inactive
      return abandon() + goodbye
    }
    return isStopped ? [] : goodbye + heartbeat()
  }

  private mutating func disconnect() -> [Action] {
    guard state != .inactive, state != .stopped else { return [] }
    state = .stopped
    return abandon() + leave(places)
  }

  private mutating func reconnect(afterPause: Bool) -> [Action] {
    switch state {
    case .stopped, .failed: heartbeat()
    // No clock says it again, and meanwhile the service may have taken the user for gone.
    case .cooldown where interval == 0 && afterPause: heartbeat()
    case .inactive, .heartbeating, .cooldown: []
    }
  }

  /// PubNub's own engine hears nothing of a connection that comes back by itself, and leaves a user
  /// gone whom the service timed out meanwhile; to a service that knows them a heartbeat more
  /// changes nothing.
  private mutating func connected(afterLoss: Bool) -> [Action] {
    isWorthAnother = state == .heartbeating
    return reconnect(afterPause: afterLoss)
  }

  private mutating func heartbeat() -> [Action] {
    guard !places.isEmpty else { return [] }
    state = .heartbeating
    isWorthAnother = false
    departures.join(places)
    let abandoned = abandon()
    // Of a place that is just being left, the leaving could come last.
    guard departures.told.isDisjoint(with: places) else { return abandoned }
    generation += 1
    return abandoned + [.heartbeat(places, generation: generation)]
  }

  private mutating func rest() -> [Action] { wait(as: .cooldown) }

  /// Waits for the next heartbeat, if there is an interval.
  private mutating func wait(as state: State) -> [Action] {
    self.state = state
    guard interval > 0 else { return [] }
    generation += 1
    return [.wait(seconds: interval, generation: generation)]
  }

  private mutating func fail() -> [Action] {
    if isWorthAnother { return heartbeat() }
    return wait(as: .failed)
  }

  private mutating func abandon() -> [Action] {
    generation += 1
    return [.cancel]
  }

  private mutating func leave(_ places: SubscribedNames) -> [Action] {
    guard !isSilent else { return [] }
    return departures.leave(places).map { [.leave($0)] } ?? []
  }

  /// Says that the user is there where he had come back before the service knew him gone.
  private mutating func goOnLeaving() -> [Action] {
    let isThere = state != .inactive && state != .stopped
    let isBack = isThere && !departures.told.isDisjoint(with: places)
    let next = departures.ended().map { [Action.leave($0)] } ?? []
    return isBack ? next + heartbeat() : next
  }
}
