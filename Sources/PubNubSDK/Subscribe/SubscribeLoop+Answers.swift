import BinderyRealtime

extension SubscribeLoop {
  /// Goes on from an answer, and delivers what it brought.
  func receive(_ envelope: SubscribeEnvelope, _ patience: Duration, _ generation: Int) {
    // What an answer brought that nobody waits for any more isn't remembered.
    guard machine.awaits(generation) else { return }
    let messages = envelope.messages ?? []
    let status = machine.status
    let news = memory.new(messages)
    let answer = SubscribeMachine.Event.answered(
      cursor(of: envelope),
      hasNews: news.contains { $0.event != nil },
      after: patience,
      generation: generation
    )
    for action in actions(after: answer) {
      switch action {
      case .announce(let previous, let next): announce(previous, next)
      case .deliver(let next): deliver(news, of: messages.count, until: next)
      default: perform(action)
      }
    }
    comeBack(from: status)
  }

  private func cursor(of envelope: SubscribeEnvelope) -> SubscribeCursor {
    SubscribeCursor(
      timetoken: Timetoken(envelope.cursor.timetoken) ?? machine.cursor.timetoken,
      region: envelope.cursor.region
    )
  }

  private func announce(_ previous: SubscribeCursor, _ next: SubscribeCursor) {
    let listing = listing?.of(machine.names) ?? machine.names.listing
    self.listing = listing
    tell(
      .responseHeader(
        channels: listing.channels,
        groups: listing.groups,
        previous: previous,
        next: next
      )
    )
  }

  /// What may be lost, then what came.
  private func deliver(
    _ news: [ReceivedEvent<EventsChannel.Incoming>],
    of count: Int,
    until next: SubscribeCursor
  ) {
    let latest = environment.settings.snapshot
    if count >= latest.configuration.requestMessageCountThreshold, count > 0 {
      let error = PubNubError(.messageCountExceededMaximum, affected: [.subscribe(next)])
      environment.listeners.tell([.own(.subscribeError(error))])
    }
    let items = ReceivedItems(
      encryption: PayloadEncryption(module: latest.configuration.cryptoModule)
    )
    environment.listeners.tell(news.map(items.item))
  }
}
