import BinderyRealtime
import BinderyRuntime
import Foundation

/// Performs the actions of the subscription's two state machines, one command at a time.
actor SubscribeLoop {
  private let environment: SubscribeEnvironment
  private let commands: AsyncStream<Command>.Continuation
  private var machine = SubscribeMachine()
  private var presence: PresenceMachine
  private var duplicates = DuplicateFilter()
  private var listing: SubscribedNames.Listing?
  /// The task that polls.
  private var polling: Task<Void, Never>?
  /// The next poll, set while a response is handled.
  private var nextPoll: SubscribeMachine.Poll?
  private var isHandlingResponse = false
  private var heartbeat: Task<Void, Never>?
  private var leaving: Task<Void, Never>?

  /// An order of the engine, or an event of presence.
  enum Command: Sendable {
    case subscribe(SubscribedNames, new: SubscribedNames, from: Timetoken?)
    case unsubscribe(SubscribedNames, left: SubscribedNames)
    case disconnect
    case reconnect(Timetoken?)
    case refresh
    case presence(PresenceMachine.Event)
  }

  init(_ environment: SubscribeEnvironment, _ commands: AsyncStream<Command>.Continuation) {
    self.environment = environment
    self.commands = commands
    let configuration = environment.settings.current
    presence = PresenceMachine(
      interval: configuration.heartbeatInterval,
      isSilent: configuration.supressLeaveEvents
    )
  }

  /// Runs until the engine is deallocated and all leave requests are finished, each of which ends
  /// with its timeout.
  func run(_ commands: AsyncStream<Command>) async {
    for await command in commands { handle(command) }
    polling?.cancel()
    heartbeat?.cancel()
    while let leaving {
      self.leaving = nil
      await leaving.value
      for case .leave(let names) in presence.handle(.left) { leave(names) }
    }
  }

  private func handle(_ command: Command) {
    let wasRequesting = machine.isRequesting
    switch command {
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
    // An active subscription makes the user present again.
    if machine.isRequesting { perform(presence.handle(.reconnect(afterPause: !wasRequesting))) }
  }
}

extension SubscribeLoop {
  private func subscribe(
    _ names: SubscribedNames,
    _ new: SubscribedNames,
    _ timetoken: Timetoken?
  ) {
    if !new.isEmpty {
      send(.subscribed(channels: new.listedChannels, groups: new.listedGroups))
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
    send(.unsubscribed(channels: left.listedChannels, groups: left.listedGroups))
    for action in actions { perform(action) }
    perform(presence.handle(.changed(names)))
  }

  private func send(_ change: SubscriptionChangeEvent) {
    environment.listeners.send([.own(.subscriptionChanged(change))])
  }
}

extension SubscribeLoop {
  private func apply(_ event: SubscribeMachine.Event) {
    for action in actions(after: event) { perform(action) }
  }

  /// Passes an event to the machine, and publishes the status before its actions are performed.
  private func actions(after event: SubscribeMachine.Event) -> [SubscribeMachine.Action] {
    let actions = machine.handle(event)
    environment.sharedStatus.write(machine.status, machine.cursor)
    return actions
  }

  private func perform(_ action: SubscribeMachine.Action) {
    switch action {
    case .cancelRequest:
      polling?.cancel()
      polling = nil
      nextPoll = nil
    case .request(let poll):
      if isHandlingResponse, polling != nil {
        nextPoll = poll
      } else {
        polling = Task { await keepPolling(poll) }
      }
    case .emit(let status):
      environment.listeners.send([.own(.connectionStatusChanged(status))])
    case .forget: duplicates = DuplicateFilter()
    case .report(let error): environment.listeners.send([.own(.subscribeError(error))])
    case .announce, .deliver: break
    }
  }

  /// Polls until there is no next poll.
  ///
  /// The task handles its own responses: passing each to another task would wake another thread for
  /// every message.
  private func keepPolling(_ first: SubscribeMachine.Poll) async {
    var next: SubscribeMachine.Poll? = first
    while let poll = next {
      let outcome = await environment.outcome(of: poll) { await self.retry(poll) }
      next = handle(outcome, of: poll)
    }
  }

  private func retry(_ poll: SubscribeMachine.Poll) {
    if !Task.isCancelled { apply(.retrying(generation: poll.generation)) }
  }

  /// Handles the result of a poll and returns the next poll; nil if the poll was cancelled.
  private func handle(
    _ outcome: SubscribeEnvironment.PollOutcome,
    of poll: SubscribeMachine.Poll
  ) -> SubscribeMachine.Poll? {
    guard !Task.isCancelled else { return nil }
    isHandlingResponse = true
    switch outcome {
    case .responded(let envelope, let elapsed): receive(envelope, elapsed, poll.generation)
    case .failed(let error): apply(.failed(error, generation: poll.generation))
    }
    isHandlingResponse = false
    defer { nextPoll = nil }
    return nextPoll
  }

  /// Sends a heartbeat if one failed or the connection was lost, because the service may have timed
  /// the user out.
  private func restorePresence(after status: ConnectionStatus) {
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
    case .heartbeat(let names, let generation):
      heartbeat = Task { [environment, commands] in
        commands.yield(.presence(await environment.outcome(ofHeartbeatFor: names, generation)))
      }
    case .wait(let seconds, let generation):
      let interval = Duration.seconds(min(seconds, Self.longestWait))
      heartbeat = environment.clock.timer(after: interval) { [commands] in
        commands.yield(.presence(.timerFired(generation: generation)))
      }
    case .leave(let names): leave(names)
    }
  }

  /// More than sixty years in seconds, the longest wait that every clock supports.
  private static let longestWait = UInt(Int32.max)

  private func leave(_ names: SubscribedNames) {
    leaving = Task { [environment, commands] in
      await environment.leave(names)
      commands.yield(.presence(.left))
    }
  }
}

// Responses of the long poll.
extension SubscribeLoop {
  /// Handles a response: updates the position and delivers the messages.
  private func receive(_ response: SubscribeResponse, _ elapsed: Duration, _ generation: Int) {
    // Messages of an outdated request must not be recorded as received.
    guard machine.awaits(generation) else { return }
    let messages = response.messages
    let status = machine.status
    let channel = machine.names.onlyChannel
    let news = duplicates.new(messages.map { PolledEvent($0, from: channel) })
    let responded = SubscribeMachine.Event.responded(
      cursor(of: response),
      hasMessages: news.contains { $0.event != nil },
      after: elapsed,
      generation: generation
    )
    for action in actions(after: responded) {
      switch action {
      case .announce(let previous, let next): announce(previous, next)
      case .deliver(let next):
        deliver(news, of: messages.count, until: next)
        report(response)
      default: perform(action)
      }
    }
    restorePresence(after: status)
  }

  /// Reports the errors of a response other than those of its messages.
  private func report(_ response: SubscribeResponse) {
    environment.listeners.send(response.faults.map(ReceivedItems.item))
    if let refusal = response.refusal {
      environment.listeners.send([.own(.subscribeError(PubNubError(refusal)))])
    }
  }

  /// The cursor of the next poll; absent parts are those of the present cursor.
  private func cursor(of response: SubscribeResponse) -> SubscribeCursor {
    let timetoken = response.cursor.flatMap { Timetoken($0.timetoken) }
    return SubscribeCursor(
      timetoken: timetoken ?? machine.cursor.timetoken,
      region: response.cursor?.region ?? machine.cursor.region
    )
  }

  private func announce(_ previous: SubscribeCursor, _ next: SubscribeCursor) {
    let listing = listing?.matching(machine.names) ?? machine.names.listing
    self.listing = listing
    send(
      .responseHeader(
        channels: listing.channels,
        groups: listing.groups,
        previous: previous,
        next: next
      )
    )
  }

  /// Delivers an error if messages may be lost, then the messages.
  private func deliver(_ news: [PolledEvent], of count: Int, until next: SubscribeCursor) {
    let latest = environment.settings.snapshot
    if count >= latest.configuration.requestMessageCountThreshold, count > 0 {
      let error = PubNubError(.messageCountExceededMaximum, affected: [.subscribe(next)])
      environment.listeners.send([.own(.subscribeError(error))])
    }
    let items = ReceivedItems(
      encryption: PayloadEncryption(module: latest.configuration.cryptoModule)
    )
    environment.listeners.send(news.flatMap(items.items))
  }
}
