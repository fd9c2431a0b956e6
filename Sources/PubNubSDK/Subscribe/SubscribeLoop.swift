import BinderyRealtime
import BinderyRuntime
import Foundation

/// Performs what the two machines of a subscription decide, one order after the other.
actor SubscribeLoop {
  private let environment: Environment
  private let orders: AsyncStream<Order>.Continuation
  private var machine = SubscribeMachine()
  private var presence: PresenceMachine
  private var memory = ReceivedMemory()
  private var poll: Task<Void, Never>?
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

  /// Ends when nobody can order anything any more.
  func run(_ orders: AsyncStream<Order>) async {
    for await order in orders { handle(order) }
    poll?.cancel()
    heartbeat?.cancel()
    leaving?.cancel()
  }

  private func handle(_ order: Order) {
    switch order {
    case .subscribe(let names, let new, let timetoken): subscribe(names, new, timetoken)
    case .unsubscribe(let names, let left): unsubscribe(names, left)
    case .disconnect:
      perform(machine.handle(.disconnect))
      perform(presence.handle(.disconnect))
    case .reconnect(let timetoken):
      let cursor = timetoken.map { SubscribeCursor(timetoken: $0, region: machine.cursor.region) }
      perform(machine.handle(.reconnect(cursor)))
      perform(presence.handle(.reconnect))
    case .refresh: perform(machine.handle(.refreshed))
    case .answered(let envelope, let patience, let generation):
      receive(envelope, patience, generation)
    case .retrying(let generation): perform(machine.handle(.retrying(generation: generation)))
    case .failed(let error, let generation):
      perform(machine.handle(.failed(error, generation: generation)))
    case .presence(let event): perform(presence.handle(event))
    }
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
      perform(machine.handle(.restored(names, cursor)))
    } else {
      perform(machine.handle(.changed(names)))
    }
    perform(presence.handle(.changed(names)))
  }

  private func unsubscribe(_ names: SubscribedNames, _ left: SubscribedNames) {
    environment.states.remove(left.channels.union(left.groups))
    tell(.unsubscribed(channels: left.listedChannels, groups: left.listedGroups))
    perform(machine.handle(.changed(names)))
    perform(presence.handle(.changed(names)))
  }

  private func receive(_ envelope: SubscribeEnvelope, _ patience: Duration, _ generation: Int) {
    let cursor = SubscribeCursor(
      timetoken: Timetoken(envelope.cursor.timetoken) ?? machine.cursor.timetoken,
      region: envelope.cursor.region
    )
    let messages = envelope.messages ?? []
    let names = machine.names
    let actions = machine.handle(
      .answered(
        cursor,
        hasMessages: !messages.isEmpty,
        after: patience,
        generation: generation
      )
    )
    for action in actions {
      switch action {
      case .announce(let previous, let next): announce(names, previous, next)
      case .deliver(let next): deliver(messages, until: next)
      default: perform(action)
      }
    }
  }

  private func announce(
    _ names: SubscribedNames,
    _ previous: SubscribeCursor,
    _ next: SubscribeCursor
  ) {
    tell(
      .responseHeader(
        channels: names.listedChannels,
        groups: names.listedGroups,
        previous: previous,
        next: next
      )
    )
  }

  /// What may be lost, then what came.
  private func deliver(
    _ messages: [ReceivedEvent<EventsChannel.Incoming>],
    until next: SubscribeCursor
  ) {
    let configuration = environment.settings.current
    if messages.count >= configuration.requestMessageCountThreshold, !messages.isEmpty {
      let error = PubNubError(.messageCountExceededMaximum, affected: [.subscribe(next)])
      environment.listeners.tell([.own(.subscribeError(error))])
    }
    let items = ReceivedItems(encryption: PayloadEncryption(module: configuration.cryptoModule))
    environment.listeners.tell(memory.new(messages).map(items.item))
  }

  private func tell(_ change: SubscriptionChangeEvent) {
    environment.listeners.tell([.own(.subscriptionChanged(change))])
  }
}

extension SubscribeLoop {
  private func perform(_ actions: [SubscribeMachine.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: SubscribeMachine.Action) {
    switch action {
    case .cancelRequest:
      poll?.cancel()
      poll = nil
    case .request(let request):
      environment.board.write(machine.status, machine.cursor)
      poll = Task { [environment, orders] in
        orders.yield(await environment.outcome(of: request) { orders.yield($0) })
      }
    case .emit(let status):
      environment.board.write(machine.status, machine.cursor)
      environment.listeners.tell([.own(.connectionStatusChanged(status))])
    case .report(let error): environment.listeners.tell([.own(.subscribeError(error))])
    case .announce, .deliver: break
    }
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
          try await environment.clock.sleep(for: .seconds(Int(seconds)))
          orders.yield(.presence(.timesUp(generation: generation)))
        } catch {
          // Cancelled: whoever did so goes on.
        }
      }
    case .leave(let places):
      leaving = Task { [environment, orders] in
        await environment.leave(places)
        orders.yield(.presence(.left))
      }
    }
  }
}
