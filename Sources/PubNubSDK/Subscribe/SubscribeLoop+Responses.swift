import BinderyRealtime

extension SubscribeLoop {
  /// Handles a response: updates the position and delivers the messages.
  func receive(_ response: SubscribeResponse, _ elapsed: Duration, _ generation: Int) {
    // Messages of an outdated request must not be recorded as received.
    guard machine.awaits(generation) else { return }
    let messages = response.messages
    let status = machine.status
    let channel = machine.names.onlyChannel
    let news = memory.new(messages.map { PolledEvent($0, from: channel) })
    let answered = SubscribeMachine.Event.answered(
      cursor(of: response),
      hasNews: news.contains { $0.event != nil },
      after: elapsed,
      generation: generation
    )
    for action in actions(after: answered) {
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
  private func deliver(
    _ news: [PolledEvent],
    of count: Int,
    until next: SubscribeCursor
  ) {
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
