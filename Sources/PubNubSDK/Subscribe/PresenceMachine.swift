/// A state machine that decides when to send heartbeats and leave requests.
struct PresenceMachine {
  private(set) var state = State.inactive
  private(set) var names = SubscribedNames()
  private var generation = 0
  private var leaveQueue = LeaveQueue()
  /// Whether a heartbeat is sent at once if the current one fails, because it began before the
  /// connection was established.
  private var repeatsAfterFailure = false
  /// Seconds between heartbeats; 0 for a single heartbeat when names are joined.
  let interval: UInt
  /// Whether no leave requests are sent.
  let isSilent: Bool

  init(interval: UInt, isSilent: Bool) {
    self.interval = interval
    self.isSilent = isSilent
  }

  enum State: Hashable {
    case inactive
    /// A heartbeat is being sent.
    case heartbeating
    /// A heartbeat succeeded; the next one follows after the interval.
    case cooldown
    /// The user has left, by `disconnect`.
    case stopped
    /// The last heartbeat failed; the next one follows after the interval.
    case failed
  }

  enum Event {
    /// The subscribed names changed.
    case changed(SubscribedNames)
    case disconnect
    /// The subscription is active; `afterPause` states whether it was inactive before.
    case reconnect(afterPause: Bool)
    /// The service has responded after a status other than `connected`; `afterLoss` states whether
    /// the connection had been lost.
    case connected(afterLoss: Bool)
    case succeeded(generation: Int)
    case failed(generation: Int)
    case timerFired(generation: Int)
    /// A leave request succeeded or failed.
    case left
  }

  enum Action: Hashable {
    /// Cancels the current heartbeat or wait.
    case cancel
    case heartbeat(SubscribedNames, generation: Int)
    case wait(seconds: UInt, generation: Int)
    /// Sends a leave request, the only one at a time; `left` must follow when it has finished.
    case leave(SubscribedNames)
  }

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .changed(let names): change(to: names.withoutPresence)
    case .disconnect: disconnect()
    case .reconnect(let afterPause): reconnect(afterPause: afterPause)
    case .connected(let afterLoss): connected(afterLoss: afterLoss)
    case .succeeded(let generation): generation == self.generation ? coolDown() : []
    case .failed(let generation): generation == self.generation ? fail() : []
    case .timerFired(let generation): generation == self.generation ? heartbeat() : []
    case .left: sendNextLeave()
    }
  }
}

extension PresenceMachine {
  private mutating func change(to new: SubscribedNames) -> [Action] {
    let left = names.subtracting(new)
    let joined = new.subtracting(names)
    guard !left.isEmpty || !joined.isEmpty else { return [] }
    names = new
    // A user who has left sends neither another leave request nor heartbeats; `reconnect` sends
    // one.
    let isStopped = state == .stopped
    let leaving = isStopped ? [] : leave(left)
    guard !new.isEmpty else {
      state = .inactive
      return abandon() + leaving
    }
    return isStopped ? [] : leaving + heartbeat()
  }

  private mutating func disconnect() -> [Action] {
    guard state != .inactive, state != .stopped else { return [] }
    state = .stopped
    return abandon() + leave(names)
  }

  private mutating func reconnect(afterPause: Bool) -> [Action] {
    switch state {
    case .stopped, .failed: heartbeat()
    // Without an interval no later heartbeat follows, and the service may have timed the user out
    // during the pause.
    case .cooldown where interval == 0 && afterPause: heartbeat()
    case .inactive, .heartbeating, .cooldown: []
    }
  }

  /// Sends a heartbeat after a reconnection, unlike PubNub's own client, whose user stays absent if
  /// the service timed them out meanwhile.
  ///
  /// A heartbeat of a present user has no effect.
  private mutating func connected(afterLoss: Bool) -> [Action] {
    repeatsAfterFailure = state == .heartbeating
    return reconnect(afterPause: afterLoss)
  }

  private mutating func heartbeat() -> [Action] {
    guard !names.isEmpty else { return [] }
    state = .heartbeating
    repeatsAfterFailure = false
    leaveQueue.join(names)
    let abandoned = abandon()
    // A name is in the current leave request, which the service may process after a heartbeat.
    guard leaveQueue.current.isDisjoint(with: names) else { return abandoned }
    generation += 1
    return abandoned + [.heartbeat(names, generation: generation)]
  }

  private mutating func coolDown() -> [Action] { wait(as: .cooldown) }

  /// Waits for the next heartbeat if there is an interval.
  private mutating func wait(as state: State) -> [Action] {
    self.state = state
    guard interval > 0 else { return [] }
    generation += 1
    return [.wait(seconds: interval, generation: generation)]
  }

  private mutating func fail() -> [Action] {
    if repeatsAfterFailure { return heartbeat() }
    return wait(as: .failed)
  }

  private mutating func abandon() -> [Action] {
    generation += 1
    return [.cancel]
  }

  private mutating func leave(_ names: SubscribedNames) -> [Action] {
    guard !isSilent else { return [] }
    return leaveQueue.leave(names).map { [.leave($0)] } ?? []
  }

  /// Continues with the leave queue; sends a heartbeat if the user joined again during the leave
  /// request.
  private mutating func sendNextLeave() -> [Action] {
    let isPresent = state != .inactive && state != .stopped
    let hasRejoined = isPresent && !leaveQueue.current.isDisjoint(with: names)
    let next = leaveQueue.finish().map { [Action.leave($0)] } ?? []
    return hasRejoined ? next + heartbeat() : next
  }
}
