import BinderyRealtime
import BinderyRuntime
import Foundation

/// Performs what the two machines of a subscription decide, one order after the other.
actor SubscribeLoop {
  let environment: Environment
  private let orders: AsyncStream<Order>.Continuation
  private(set) var machine = SubscribeMachine()
  private var presence: PresenceMachine
  var memory = ReceivedMemory()
  var listing: SubscribedNames.Listing?
  /// Asks, and goes on asking.
  private var polling: Task<Void, Never>?
  /// What to ask for next, once an answer is dealt with.
  private var nextPoll: SubscribeMachine.Poll?
  private var isAnswering = false
  private var heartbeat: Task<Void, Never>?
  private var leaving: Task<Void, Never>?

  init(_ environment: Environment, _ orders: AsyncStream<Order>.Continuation) {
    self.environment = environment
    self.orders = orders
    let configuration = environment.settings.current
    presence = PresenceMachine(
      interval: configuration.heartbeatInterval,
      isSilent: configuration.supressLeaveEvents
    )
  }

  /// Ends when nobody can order anything any more and the service was told of all that was left,
  /// which the timeout of each such call bounds.
  func run(_ orders: AsyncStream<Order>) async {
    for await order in orders { handle(order) }
    polling?.cancel()
    heartbeat?.cancel()
    while let leaving {
      self.leaving = nil
      await leaving.value
      for case .leave(let places) in presence.handle(.left) { leave(places) }
    }
  }

  private func handle(_ order: Order) {
    let wasAsking = machine.isAsking
    switch order {
    case .subscribe(let names, let new, let timetoken): subscribe(names, new, timetoken)
    case .unsubscribe(let names, let left): unsubscribe(names, left)
    case .disconnect:
      apply(.disconnect)
      return perform(presence.handle(.disconnect))
    case .reconnect(let timetoken):
      let cursor = timetoken.map { SubscribeCursor(timetoken: $0, region: machine.cursor.region) }
      apply(.reconnect(cursor))
    case .refresh: return apply(.refreshed)
    case .presence(let event): return perform(presence.handle(event))
    }
    // Who was away is there again when the service is asked again.
    if machine.isAsking { perform(presence.handle(.reconnect(afterPause: !wasAsking))) }
  }
}

extension SubscribeLoop {
  private func subscribe(
    _ names: SubscribedNames,
    _ new: SubscribedNames,
    _ timetoken: Timetoken?
  ) {
    if !new.isEmpty {
      tell(.subscribed(channels: new.listedChannels, groups: new.listedGroups))
    }
    if let timetoken, timetoken != 0 {
      let cursor = SubscribeCursor(timetoken: timetoken, region: 0)
      apply(.restored(names, cursor))
    } else {
      apply(.changed(names))
    }
    perform(presence.handle(.changed(names)))
  }

  private func unsubscribe(_ names: SubscribedNames, _ left: SubscribedNames) {
    environment.states.remove(left.channels.union(left.groups))
    let actions = actions(after: .changed(names))
    tell(.unsubscribed(channels: left.listedChannels, groups: left.listedGroups))
    for action in actions { perform(action) }
    perform(presence.handle(.changed(names)))
  }

  func tell(_ change: SubscriptionChangeEvent) {
    environment.listeners.send([.own(.subscriptionChanged(change))])
  }
}

extension SubscribeLoop {
  private func apply(_ event: SubscribeMachine.Event) {
    for action in actions(after: event) { perform(action) }
  }

  /// What is to be done, once everybody can see how the subscription stands.
  func actions(after event: SubscribeMachine.Event) -> [SubscribeMachine.Action] {
    let actions = machine.handle(event)
    environment.board.write(machine.status, machine.cursor)
    return actions
  }

  func perform(_ action: SubscribeMachine.Action) {
    switch action {
    case .cancelRequest:
      polling?.cancel()
      polling = nil
      nextPoll = nil
    case .request(let poll):
      if isAnswering, polling != nil {
        nextPoll = poll
      } else {
        polling = Task { await keepAsking(poll) }
      }
    case .emit(let status):
      environment.listeners.send([.own(.connectionStatusChanged(status))])
    case .forget: memory = ReceivedMemory()
    case .report(let error): environment.listeners.send([.own(.subscribeError(error))])
    case .announce, .deliver: break
    }
  }

  /// Asks for one thing after the other until there is nothing more to ask for.
  ///
  /// No other task takes an answer from here to where it is dealt with: each would cost another
  /// thread to be woken, for every message that comes.
  private func keepAsking(_ first: SubscribeMachine.Poll) async {
    var next: SubscribeMachine.Poll? = first
    while let poll = next {
      let outcome = await environment.outcome(of: poll) { await self.retry(poll) }
      next = take(outcome, of: poll)
    }
  }

  private func retry(_ poll: SubscribeMachine.Poll) {
    if !Task.isCancelled { apply(.retrying(generation: poll.generation)) }
  }

  /// What to ask for next; what comes of a poll that nobody waits for any more is nothing.
  private func take(_ outcome: PollOutcome, of poll: SubscribeMachine.Poll) -> SubscribeMachine
    .Poll?
  {
    guard !Task.isCancelled else { return nil }
    isAnswering = true
    switch outcome {
    case .answered(let envelope, let patience): receive(envelope, patience, poll.generation)
    case .failed(let error): apply(.failed(error, generation: poll.generation))
    }
    isAnswering = false
    defer { nextPoll = nil }
    return nextPoll
  }

  /// Tells the service that the user is there where it may not know: a heartbeat failed, or the
  /// connection was lost.
  func comeBack(from status: ConnectionStatus) {
    guard status != .connected, machine.status == .connected else { return }
    perform(presence.handle(.connected(afterLoss: status == .reconnecting)))
  }

  private func perform(_ actions: [PresenceMachine.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: PresenceMachine.Action) {
    switch action {
    case .cancel:
      heartbeat?.cancel()
      heartbeat = nil
    case .heartbeat(let places, let generation):
      heartbeat = Task { [environment, orders] in
        orders.yield(.presence(await environment.outcome(ofHeartbeatAt: places, generation)))
      }
    case .wait(let seconds, let generation):
      heartbeat = Task { [environment, orders] in
        do {
          try await environment.clock.sleep(for: .seconds(min(seconds, Self.longestWait)))
          orders.yield(.presence(.timesUp(generation: generation)))
        } catch {
          // Cancelled: whoever did so goes on.
        }
      }
    case .leave(let places): leave(places)
    }
  }

  /// Sixty years and more, of which a clock can still tell when they are over.
  private static let longestWait = UInt(Int32.max)

  private func leave(_ places: SubscribedNames) {
    leaving = Task { [environment, orders] in
      await environment.leave(places)
      orders.yield(.presence(.left))
    }
  }
}
